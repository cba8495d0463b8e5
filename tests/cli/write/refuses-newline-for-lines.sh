rspkit write --dialect lines -o out.rsp -- a 'b
c'

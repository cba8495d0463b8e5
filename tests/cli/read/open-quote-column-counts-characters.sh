printf 'a\n\té木 "b\n' >x.rsp
rspkit read --dialect gnu x.rsp

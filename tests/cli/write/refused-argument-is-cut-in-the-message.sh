long=$(printf '%0200d' 7)
rspkit write --dialect lines -o out.rsp -- "$long
x"

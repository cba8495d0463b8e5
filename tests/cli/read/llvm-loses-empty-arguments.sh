printf '%s\n' 'a "" '"''"' b""' >x.rsp
rspkit read --dialect llvm x.rsp
echo gnu
rspkit read --dialect gnu x.rsp

printf '%s\n' '"a' 'b" ""' >x.rsp
rspkit read --dialect gnu --format nul x.rsp | od -An -c

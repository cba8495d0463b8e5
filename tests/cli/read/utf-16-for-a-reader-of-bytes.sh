printf '\377\376a\0\n\0' >x.rsp
rspkit read --dialect gnu x.rsp

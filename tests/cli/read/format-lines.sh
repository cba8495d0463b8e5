printf '%s\n' '"a b" "" c' >x.rsp
rspkit read --dialect gnu x.rsp

printf '%0300d "x\n' 7 >x.rsp
rspkit read --dialect gnu x.rsp

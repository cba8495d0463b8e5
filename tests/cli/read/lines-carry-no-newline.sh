printf '"a\nb"\n' >x.rsp
rspkit read --dialect gnu x.rsp

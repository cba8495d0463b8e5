rspkit read --for gcc --dialect gnu x.rsp

rspkit read --dialect gnu x.rsp --frob

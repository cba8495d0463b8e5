rspkit read x.rsp

echo 'x @a.rsp' >a.rsp
rspkit read --for gcc a.rsp

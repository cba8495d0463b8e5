echo '@b.rsp @b.rsp' >a.rsp
echo b >b.rsp
rspkit read --for gcc a.rsp

mkdir d
echo '@d' >a.rsp
rspkit read --for ar a.rsp

echo 'a @b.rsp' >a.rsp
echo 'b "c' >b.rsp
rspkit read --for ar a.rsp

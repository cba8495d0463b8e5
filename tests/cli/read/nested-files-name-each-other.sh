echo 'x @b.rsp' >a.rsp
echo '@c.rsp' >b.rsp
echo '@a.rsp' >c.rsp
rspkit read --for ld.lld a.rsp

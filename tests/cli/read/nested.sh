mkdir sub
echo 'a @sub/b.rsp @c.rsp d' >a.rsp
echo '"b b" @c.rsp' >sub/b.rsp
echo c >c.rsp
echo wrong >sub/c.rsp
rspkit read --for gcc a.rsp

# What fits is run as given; else its content and the rest go into one new file.
echo '"a b" c @inner.rsp' >x.rsp
echo 'd' >inner.rsp
rspkit run --dialect gnu -- show @x.rsp e @missing
rspkit run --dialect gnu --when always -- show @x.rsp e @missing | sed 1d

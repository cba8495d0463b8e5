echo '@x.rsp' >x.rsp
rspkit run --when always -- ar qc @x.rsp

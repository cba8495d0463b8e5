printf 'a b\377\n' >x.rsp
rspkit read --dialect gnu --format json x.rsp || echo "status $?"
rspkit read --dialect gnu --format nul x.rsp | od -An -tx1

echo x >./-x.rsp
rspkit read --dialect gnu -- -x.rsp

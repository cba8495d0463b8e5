printf ' a b \n\n"c"\r\nd' >x.rsp
rspkit read --dialect lines --format shell x.rsp
: >empty.rsp
rspkit read --dialect lines --format shell empty.rsp

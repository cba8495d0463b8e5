printf ' a\nb\r\n\0\0c' >x.rsp
rspkit read --dialect nul --format gnu x.rsp

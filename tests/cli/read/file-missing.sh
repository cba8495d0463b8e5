rspkit read --dialect gnu no.rsp

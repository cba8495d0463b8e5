rspkit read --dialect gnu --format yaml x.rsp

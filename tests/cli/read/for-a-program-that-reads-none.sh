rspkit read --for python3 x.rsp

echo 'C:\x' >x.rsp
rspkit read --for ld.lld x.rsp
rspkit read --for ld.lld.exe x.rsp
rspkit read --for ld.lld --host windows x.rsp

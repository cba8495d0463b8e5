echo 'a b' >1.rsp
echo 'c' >2.rsp
rspkit read --dialect gnu 1.rsp 2.rsp 1.rsp

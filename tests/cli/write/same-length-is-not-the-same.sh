rspkit write --dialect gnu -o out.rsp aaa
rspkit write --dialect gnu -o out.rsp aab
cat out.rsp

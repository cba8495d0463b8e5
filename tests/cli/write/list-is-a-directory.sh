mkdir list
rspkit write --dialect gnu -o out.rsp --from list

rspkit write --dialect gnu -o out.rsp --from no/list

rspkit write --dialect gnu -o out.rsp a --frob b

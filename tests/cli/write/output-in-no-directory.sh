rspkit write --dialect gnu -o no/out.rsp a

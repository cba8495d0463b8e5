rspkit write --for gcc --dialect gnu -o out.rsp a

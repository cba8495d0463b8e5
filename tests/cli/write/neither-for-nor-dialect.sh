rspkit write -o out.rsp a

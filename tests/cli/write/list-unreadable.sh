# Its first page can be read by nobody, root included.
rspkit write --dialect gnu -o out.rsp --from /proc/self/mem

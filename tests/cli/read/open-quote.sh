printf '%s\n' 'first.o' '  "second".o -DNAME="never closed' 'third.o' >objs.rsp
rspkit read --for gcc objs.rsp

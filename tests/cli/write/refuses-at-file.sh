rspkit write --for gcc -o out.rsp a.o @objects.rsp

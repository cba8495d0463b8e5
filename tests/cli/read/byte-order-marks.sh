printf '\357\273\277a b\n' >utf-8.rsp
printf '\377\376a\0 \0\351\0\n\0' >le.rsp
printf '\376\377\0a\0 \0\351\0\n' >be.rsp
for file in utf-8.rsp le.rsp be.rsp; do
  for dialect in llvm windows; do
    rspkit read --dialect $dialect $file
  done
done
rspkit read --dialect gnu utf-8.rsp | od -An -c

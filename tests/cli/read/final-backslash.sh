printf 'a\\' >x.rsp
for dialect in gnu llvm shell windows; do
  rspkit read --dialect $dialect x.rsp
done

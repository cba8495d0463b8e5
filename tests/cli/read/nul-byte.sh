printf 'a\nb c\0d\n' >x.rsp
for dialect in gnu llvm shell; do
  rspkit read --dialect $dialect x.rsp || echo "status $?"
done
rspkit read --dialect windows x.rsp

printf "a 'b\n" >single.rsp
printf 'a "b\n' >double.rsp
for dialect in gnu llvm shell windows; do
  for file in single.rsp double.rsp; do
    echo "$dialect $file"
    rspkit read --dialect $dialect $file || echo "status $?"
  done
done

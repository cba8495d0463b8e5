rspkit write --dialect llvm -o out.rsp old
rspkit write --dialect llvm -o out.rsp "" || echo "status $?"
cat out.rsp
ls -A

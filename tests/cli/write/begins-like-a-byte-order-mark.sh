# A name that begins like one is a name, to the program as well.
name=$(printf '\357\273\277x.o')
for program in llvm-nm lld-link; do
  rspkit write --for $program -o names.rsp -- "$name" y.o
  rspkit read --for $program names.rsp | od -An -tx1
done
rspkit write --for llvm-nm -o names.rsp -- "$name"
llvm-nm @names.rsp 2>&1 | grep -c "$name"

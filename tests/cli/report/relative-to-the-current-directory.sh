# R139: names in a file of another directory, as binutils and LLVM read them.
mkdir sub
echo '@in.rsp' >sub/o.rsp
echo 'here.o' >in.rsp
echo 'there.o' >sub/in.rsp
for program in nm llvm-nm; do
  rspkit read --for $program sub/o.rsp
  $program @sub/o.rsp 2>&1 | grep -o '[a-z]*\.o'
  rspkit run --when always -- $program @sub/o.rsp 2>&1 | grep -o '[a-z]*\.o' | uniq
done

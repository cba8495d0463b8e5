# R141, R169: a blank in the name of the file or of its directory divides nothing.
mkdir 'o u'
for program in nm 'ld.lld -r'; do
  rspkit run --when always --rsp 'o u/x y.rsp' -- $program 'no file.o' 2>&1 | grep -o 'no file.o' | uniq
  $program '@o u/x y.rsp' 2>&1 | grep -o 'no file.o' | uniq
done
rspkit run -- nm '@o u/x y.rsp' 2>&1 | grep -o 'no file.o' | uniq

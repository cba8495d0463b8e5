# ld.lld reads the file as the option says, so that is how it has to be spelled.
rspkit run --when always -- ld.lld --rsp-quoting=windows 'a\b.o' 'c d.o' 2>&1 |
  grep -o 'cannot open .*:'
# Also where the reader was named.
rspkit run --for ld.lld --when always -- ld.lld --rsp-quoting=windows 'a\b.o' 2>&1 |
  grep -o 'cannot open .*:'

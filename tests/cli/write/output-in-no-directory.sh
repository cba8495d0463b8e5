# Report R146: the directory of a response file is made.
rspkit write --dialect gnu -o no/dir/out.rsp a
cat no/dir/out.rsp
rspkit run --rsp new/x.rsp --when always --dialect gnu -- show a
cat new/x.rsp
: >file
rspkit write --dialect gnu -o file/out.rsp a

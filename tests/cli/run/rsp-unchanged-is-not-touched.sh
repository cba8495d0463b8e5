rspkit run --rsp x.rsp --when always --dialect gnu -- true a
touch -d '2001-02-03 04:05:06.789' x.rsp
stat -c '%i %y %z' x.rsp >before
rspkit run --rsp x.rsp --when always --dialect gnu -- true a
stat -c '%i %y %z' x.rsp | diff before -

# Nothing is made where no file is, and none is asked for where --rsp names one.
TMPDIR=no
rspkit run --dialect gnu -- show a
rspkit run --rsp x.rsp --when always --dialect gnu -- show b
ls -A

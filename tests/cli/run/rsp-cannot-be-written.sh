# The program is not started.
rspkit run --rsp no/x.rsp --when always --dialect gnu -- show a || echo "status $?"
rspkit run --rsp . --when always --dialect gnu -- show a || echo "status $?"
rspkit run --rsp /dev/full --when always --dialect gnu -- show a || echo "status $?"
rspkit run --rsp /sys/x.rsp --when always --dialect gnu -- show a

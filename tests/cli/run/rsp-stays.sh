rspkit run --rsp x.rsp --when always --dialect gnu -- show a
rspkit run --rsp y.rsp --when always --dialect gnu -- sh -c 'exit 3' b || echo "status $?"
RSPKIT_KEEP=never rspkit run --rsp z.rsp --when always --dialect gnu -- true c
cat x.rsp y.rsp z.rsp
ls -A "$TMPDIR"

# Only where a file is needed: a command that fits carries it.
rspkit run --for clang -- show ""
rspkit run --for clang --when always -- show a "" || echo "status $?"
rspkit run --dialect lines --rsp out.rsp --when always -- show 'a
b' || echo "status $?"
ls -A

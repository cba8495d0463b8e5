rspkit run --from no/list -- true || echo "status $?"
rspkit run --from . -- true || echo "status $?"
rspkit run --from /proc/self/mem -- true

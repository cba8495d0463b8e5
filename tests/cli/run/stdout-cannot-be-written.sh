# The program is not started.
rspkit run --stdout no/out -- sh -c 'echo started >&2' || echo "status $?"
rspkit run --stdout . -- sh -c 'echo started >&2' || echo "status $?"
rspkit run --stdout /sys/out -- sh -c 'echo started >&2' || echo "status $?"
ls -A

rspkit run --stdout /dev/null -- echo a
test -c /dev/null
mkfifo pipe
cat pipe >copy &
rspkit run --stdout pipe -- echo b
wait
cat copy
rspkit run --stdout /dev/full -- sh -c 'echo c 2>/dev/null || exit 9' || echo "status $?"
test -c /dev/full

rspkit run --stdout out -- echo a
cat out
before=$(stat -c %i out)
chmod 640 out
rspkit run --stdout out --when always --dialect gnu -- sh -c 'cat "${0#@}"; cat out' b
cat out
stat -c %a out
test "$(stat -c %i out)" != "$before"
(umask 027 && rspkit run --stdout new -- echo a)
stat -c %a new
ls -A

# One output for all runs, published only if all succeed.
printf '%s\n' a b c >list
echo old >out
rspkit run --batch --limit 6 --stdout out --from list -- echo
cat out
rspkit run --batch --limit 36 --stdout out --from list -- sh -c 'echo "$@"; [ "$1" != c ]' x ||
  echo "status $?"
cat out

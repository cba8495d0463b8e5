# Each run takes as much of the list as fits, in order; the first failure ends them.
printf '%s\n' a b c d e >list
rspkit run --batch --limit 20 --from list -- echo 1234567890
rspkit run --batch --limit 46 --from list -- sh -c 'echo "$@"; [ "$1" != c ] || exit 3' x ||
  echo "status $?"
rspkit run --batch --limit 46 --from list -- sh -c 'echo "$@"; [ "$1" != e ] || exit 3' x ||
  echo "status $?"

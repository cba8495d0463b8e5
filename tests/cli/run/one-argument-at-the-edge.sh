# The kernel takes 32 pages with the NUL for one argument, and so does rspkit.
for over in 0 1; do
  printf '%0*d\n' $((32 * $(getconf PAGESIZE) - 1 + over)) 0 >list
  rspkit run --dialect gnu --from list -- show | sed -n '1s/[0@].*/&/p' | cut -c 1-2
  rspkit run --from list -- env true || echo "status $?"
done 2>&1 | sed -E 's/[0-9]{6,}/N/g'

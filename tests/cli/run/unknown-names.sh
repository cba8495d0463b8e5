for option in '--when maybe' '--dialect posix' '--for frob' '--host beos' '--at-format posix' \
  '--limit frob' '--limit 0' '--limit linux-sh=0' '--limit linux-sh=x' '--limit linux-sh=' \
  '--limit -1' '--limit 10x' '--dialect gnu --encoding latin-1'; do
  rspkit run $option -- true || echo "status $?: $option" >&2
done

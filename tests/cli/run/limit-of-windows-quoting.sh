# `show "a\"b" "c d\\"`: what the C runtime's rule adds counts too.
for limit in windows=20 windows=19 windows=18; do
  echo "$limit: $(rspkit run --dialect gnu --limit $limit -- show 'a"b' 'c d\' | sed -n 1p)"
done

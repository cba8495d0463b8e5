# `show abc def` is 12 bytes: at the limit it is run as it is.
for limit in 13 12 11; do
  rspkit run --dialect gnu --limit $limit -- show abc def | sed -n 1p
done

# The words and the blanks between them; the longest word.
for limit in linux-sh=13 linux-sh=12 linux-sh=11 linux-argument=4 linux-argument=3; do
  echo "$limit: $(rspkit run --dialect gnu --limit $limit -- show abc def | sed -n 1p)"
done

# `show "a b" 𝄞é`: UTF-16 units with the quotes that CreateProcess needs, the first letter two.
for limit in windows=15 windows=14 windows=13 cmd=14 cmd=13; do
  echo "$limit: $(rspkit run --dialect gnu --limit $limit -- show 'a b' 𝄞é | sed -n 1p)"
done

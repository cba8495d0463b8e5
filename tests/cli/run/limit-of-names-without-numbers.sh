# 8,191 and 32,766 units, 131,071 bytes where a page has 4 KiB; `show ` takes five.
edges() {
  for over in 0 1; do
    word=$(printf '%0*d' $(($2 - 5 + over)) 0)
    printf '%s: ' "$1 + $over"
    rspkit run --dialect gnu --limit $1 -- show "$word" | sed -n '1s/0\{9,\}/in line/p;2,$d;s/\[@.*/file/p'
  done
}
edges cmd 8191
edges windows 32766
edges linux-sh $((32 * $(getconf PAGESIZE) - 1))

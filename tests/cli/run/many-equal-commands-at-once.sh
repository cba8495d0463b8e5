# All share one file; none loses it, and the last clears it away.
reader='cat "${0#@}"'
for round in $(seq 20); do
  for i in $(seq 64); do
    rspkit run --when always --dialect gnu -- sh -c "$reader" a "b c" >"out.$i" 2>"err.$i" ||
      echo "round $round: status $?: $(grep -v ' note: ' "err.$i")" &
  done
  wait
  cat out.*
done | sort | uniq -c | sed 's/^ *//'
ls -A "$TMPDIR"/rspkit-*

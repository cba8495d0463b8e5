# Readers see one of the two lists and never a part of one.
yes first | head -n 20000 >first
yes other | head -n 20000 >other
cp first out.rsp
for list in first other first other first other first other; do
  rspkit write --dialect gnu --from $list -o out.rsp &
  { uniq -c out.rsp | sed 's/^ *//' >seen.$!; } &
done
wait
cat seen.* | sed 's/first/LIST/; s/other/LIST/' | sort -u
rm seen.*
ls -A

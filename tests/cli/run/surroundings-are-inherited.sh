mkdir sub
for when in never always; do
  (cd sub && X='a b' rspkit run --when $when --dialect gnu -- \
    sh -c 'pwd; echo "$X"; echo three >&3' x 3>../three && cat ../three)
done

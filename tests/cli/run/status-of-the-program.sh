for status in 0 1 2 7 70 125 126 127 255; do
  rspkit run -- sh -c "exit $status" || echo "in place $?"
  RSPKIT_KEEP=never rspkit run --when always --dialect gnu -- sh -c "exit $status" x || echo "waited $?"
done

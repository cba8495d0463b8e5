for signal in TERM HUP INT QUIT KILL SEGV; do
  ended rspkit run -- sh -c "kill -$signal \$\$"
  RSPKIT_KEEP=never ended rspkit run --when always --dialect gnu -- sh -c "kill -$signal \$\$" x
done

# No program can be given one, with a response file or without.
printf 'a\nb\0c\n' >list
for when in auto always; do
  rspkit run --when $when --dialect gnu --from list -- show 2>errors || echo "status $?"
  sed -n "s/.*\\(argument [0-9]*\\), 'b.0c', \\(byte [0-9]*\\): .*\\(a NUL byte\\).*/\\1, \\2: \\3/p" errors
done

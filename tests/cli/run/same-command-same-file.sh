path() { rspkit run --when always --dialect gnu "$@" | sed -n 1p; }
path -- show a b >first
path -- show a b | cmp - first
printf 'a\nb\n' >list
path --from list -- show | cmp - first
rspkit run --dry-run --when always --dialect gnu -- show a b | sed -n 1p >dry
grep -oE '[0-9a-f]{32}' first >hash
grep -oE '[0-9a-f]{32}' dry | cmp - hash
# Another list, another directory, another program: another file.
mkdir sub
ln -s "$(command -v show)" other
{ path -- show a b; path -- show a c; (cd sub && path -- show a b); path -- ./other a b; } |
  sort -u | wc -l

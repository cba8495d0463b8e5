printf '%s\0' 'a b' 'c"d' 'e\' "f'g" '$h' '	' é 'i\"j' >list
for dialect in gnu llvm shell windows lines nul; do
  rspkit write --dialect $dialect --from list -0 -o $dialect.rsp
  rspkit read --dialect $dialect --format nul $dialect.rsp | cmp - list
done

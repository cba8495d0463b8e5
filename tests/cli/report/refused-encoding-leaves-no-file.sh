# R101, R102: what an encoding cannot carry is named before there is a file.
printf 'a\nb\377\n' >list
for encoding in utf-16le utf-8-bom cp1252; do
  rspkit write --dialect llvm --encoding $encoding --from list -o out.rsp || echo "status $?"
done
ls

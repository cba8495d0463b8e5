# In every dialect: no program can be given one.
printf 'a\nb\0c\n' >list
for dialect in gnu lines llvm nul shell windows; do
  rspkit write --dialect $dialect -o out.rsp --from list || echo "status $?"
done
ls

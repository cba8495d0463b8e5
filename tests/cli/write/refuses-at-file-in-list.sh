# Whether or not it exists, and wherever the list comes from.
echo x >there
printf 'a\n@there\n' >list
for program in ar clang ld.lld lld-link mold; do
  rspkit write --for $program -o out.rsp --from list || echo "status $?"
done
rspkit write --dialect lines -o out.rsp --from list || echo "status $?"
ls

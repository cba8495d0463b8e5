# R018, R122, R127, R130: programs without a response file get the list in parts, in order.
for i in $(seq 500); do printf '%060d\n' $i; done >names
rspkit run --batch --limit cmd --from names -- sh -c 'echo run >>runs; printf "%s\n" "$@"' tool >all
cmp names all
wc -l <runs
xargs touch <names
rspkit run --batch --limit 8191 --from names -- ar qc all.a
ar t all.a | cmp names -
{
  echo 'rule touch'
  echo '  command = touch $out'
  sed 's/.*/build x&: touch/' names
} >build.ninja
sed 's/^/x/' names >targets
rspkit run --batch --limit 9000 --from targets -- ninja --quiet
ls x* | cmp targets -

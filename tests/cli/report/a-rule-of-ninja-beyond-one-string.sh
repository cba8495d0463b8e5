# R001, R016, R028: one sh -c string holds 131071 bytes; the list goes by a file of Ninja's.
{
  echo 'rule plain'
  echo '  command = ar qc $out $in'
  echo 'rule listed'
  echo '  command = rspkit run --from $out.list --from-format ninja -- ar qc $out'
  echo '  rspfile = $out.list'
  echo '  rspfile_content = $in'
  for rule in plain listed; do
    printf 'build %s.a: %s' $rule $rule
    for i in $(seq 3000); do printf ' objects/a$ name$ of$ sixty$ bytes$ or$ so$ for$ the$ %04d.o' $i; done
    echo
  done
} >build.ninja
mkdir objects
for i in $(seq 3000); do : >"objects/a name of sixty bytes or so for the $(printf %04d $i).o"; done
ninja plain.a 2>&1 | grep -o 'Argument list too long' || true
ninja --quiet listed.a
ar t listed.a | wc -l

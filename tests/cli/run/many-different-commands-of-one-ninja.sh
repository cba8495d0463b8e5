# 100 archives of 20 members each, all at once.
mkdir members
{
  echo 'rule archive'
  echo '  command = rm -f $out && rspkit run --when always -- ar qcD $out $in'
  echo '  description = archive $out'
  for i in $(seq 100); do
    names=
    for j in $(seq 20); do
      echo "$i $j" >members/$i-$j.o
      names="$names members/$i-$j.o"
    done
    echo "build $i.a: archive$names"
  done
} >build.ninja
ninja -j 100 | sed -n '$s, .*,,p'
for i in $(seq 100); do
  ar t $i.a | tr '\n' ' '
  ar p $i.a | cksum
done >made
for i in $(seq 100); do
  for j in $(seq 20); do printf '%s-%s.o ' $i $j; done
  for j in $(seq 20); do echo "$i $j"; done | cksum
done | cmp - made
ls -A "$TMPDIR"/rspkit-*

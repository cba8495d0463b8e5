# R003, R006, R036: options of a compile as long as Windows and its environment string allow none.
for i in $(seq 300); do
  printf -- '-fmacro-prefix-map=/a/long/way/to/some/component/of/a/large/firmware/number/%s=/C\n' $i
  printf -- '-I/a/long/way/to/the/headers/of/component/number/%s\n' $i
done >options
echo 'int x = X;' >a.c
for compiler in gcc clang; do
  rspkit run --rsp $compiler.rsp --limit windows --from options -- $compiler -DX=1 -c a.c
  grep -c component $compiler.rsp
done
ls a.o

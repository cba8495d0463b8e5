# Options beyond one environment string go to the preprocessor and the linker in files of their own.
i=0
while [ $i -lt 8000 ]; do echo "-I/nowhere/$i"; echo "-DUNUSED_$i=1"; i=$((i + 1)); done >options
echo "int main(void) { return X - 3; }" >a.c
echo "-DX=3" >>options
gcc -c a.c "@options" 2>&1 | grep -o "Argument list too long"
rspkit run --from options -- gcc a.c {} -o a
./a
rspkit run -- gcc a.c @options -o b
./b
ls "$TMPDIR"/rspkit-*
rspkit run --rsp kept.rsp --from options -- gcc -c a.c
ls
rspkit run --when never --from options -- gcc -c a.c || echo "status $?"
rspkit run --limit gcc-options=29 --dry-run -- gcc -c a.c -DY=2 -DZ=3

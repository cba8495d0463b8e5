# R047, R056, R064, R065, R066, R071, R073, R172, R176: each program names the files that it cannot
# open, and says the same of a response file as of its command line.
cat >names <<'NAMES'
obj\new\t.o
sub\C-3.2\src/lib.a
C:\t c\
C:\d e\
d  e
a"b c\d
it's
/LIBPATH:C:\P F\x
sub\a.obj
$x %y% ^&;|#z
é 中文.o
NAMES
for program in nm llvm-nm gcc clang ld.lld "lld-link /errorlimit:0"; do
  echo "$program"
  rspkit run --when never --from names -- $program >direct 2>&1 || true
  rspkit run --when always --from names -- $program 2>&1 | grep -v '^rspkit: note: ' >filed || true
  grep -c -F 'C:\d e\' direct
  cmp direct filed
done

# A quarter of the stack between 128 KiB and 6 MiB; 32 pages with a final NUL.
allowed() { rspkit list limits | awk -v name="$1" '$1 == name { print $2 }'; }
for kib in 256 1024 8192; do
  (ulimit -S -s $kib && echo "stack of $kib KiB: $(allowed linux-exec)")
done
page=$(getconf PAGESIZE)
test "$(allowed linux-argument)" -eq $((32 * page - 1))
test "$(allowed linux-sh)" -eq $((32 * page - 1))

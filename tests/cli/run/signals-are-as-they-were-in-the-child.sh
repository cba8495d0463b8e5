# Blocked and ignored ones of the first 31, with a parent that ignores some and with one that does
# not. What the C library does with its own two is left aside.
cat >signals <<'SCRIPT'
#!/bin/sh
grep -E '^Sig(Blk|Ign):' /proc/self/status |
  while read -r name mask; do echo "$name $((0x$mask & 0x7fffffff))"; done
SCRIPT
chmod +x signals
./signals >plain
rspkit run --when always --dialect gnu -- ./signals x | cmp - plain
trap '' INT HUP
./signals >ignoring
rspkit run --when always --dialect gnu -- ./signals x | cmp - ignoring
diff plain ignoring || :

# R150, R155: with RSPKIT_KEEP=never the file goes, however the program ends.
for signal in TERM INT KILL; do
  printf '#!/bin/sh\nkill -%s $$\n' $signal >die
  chmod +x die
  RSPKIT_KEEP=never ended rspkit run --when always --dialect gnu -- ./die a
  ls "$TMPDIR"/rspkit-*
done

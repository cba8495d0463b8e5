count() { ls -A "$TMPDIR"/rspkit-* | wc -l; }
RSPKIT_KEEP=never rspkit run --when always --dialect gnu -- fail a || count
RSPKIT_KEEP=always rspkit run --when always --dialect gnu -- fail a || count
rm "$TMPDIR"/rspkit-*/*
RSPKIT_KEEP=always rspkit run --when always --dialect gnu -- true a && count
RSPKIT_KEEP=failure rspkit run --when always --dialect gnu -- true a && count
RSPKIT_KEEP= rspkit run --when always --dialect gnu -- true b && count

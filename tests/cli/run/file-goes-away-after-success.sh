rspkit run --when always --dialect gnu -- show a
ls -A "$TMPDIR"/rspkit-*

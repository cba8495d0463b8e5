rspkit run --when always --dialect gnu -- fail a "b c" || echo "status $?"
cat "$TMPDIR"/rspkit-*/*

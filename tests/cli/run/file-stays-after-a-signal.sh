printf '#!/bin/sh\nkill -KILL $$\n' >die
chmod +x die
ended rspkit run --when always --dialect gnu -- ./die a
cat "$TMPDIR"/rspkit-*/*

umask 0
rspkit run --when always --dialect gnu -- sh -c 'stat -c %a "$TMPDIR"/rspkit-* "${0#@}"' a

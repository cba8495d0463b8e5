TMPDIR=no
rspkit run --when always --dialect gnu -- show a

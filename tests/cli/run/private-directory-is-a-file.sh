TMPDIR=tmp
mkdir tmp
: >"tmp/rspkit-$(id -u)"
rspkit run --when always --dialect gnu -- show a

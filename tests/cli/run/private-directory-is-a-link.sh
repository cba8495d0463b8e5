TMPDIR=tmp
mkdir tmp elsewhere
ln -s ../elsewhere "tmp/rspkit-$(id -u)"
rspkit run --when always --dialect gnu -- show a || echo "status $?"
ls -A elsewhere

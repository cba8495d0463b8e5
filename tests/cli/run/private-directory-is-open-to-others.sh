TMPDIR=tmp
mkdir tmp
for mode in 755 701 770 704; do
  mkdir -m $mode "tmp/rspkit-$(id -u)"
  rspkit run --when always --dialect gnu -- show a || echo "status $?"
  rmdir tmp/*
done

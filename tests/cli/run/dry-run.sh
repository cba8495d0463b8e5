rspkit run --dry-run -- show 'a b' c
rspkit run --dry-run --rsp x.rsp --when always -- no-such-dir/ar qc 'a b' "it's"
rspkit run --dry-run --stdout out --when always --dialect gnu -- show 'a b'
unset TMPDIR
rspkit run --dry-run --when always -- ar qc x
ls -A

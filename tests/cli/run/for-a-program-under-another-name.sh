rspkit run --for lld-link --when always -- show 'a\b c\'
rspkit run --for ld.lld --host windows --when always -- show 'a\b c\'
ln -s "$(command -v show)" ar
rspkit run --when always -- ./ar qc 'a\b'

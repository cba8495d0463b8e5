printf 'a\n' >list
rspkit --help >/dev/full || echo "status $?"
rspkit --version >/dev/full || echo "status $?"
rspkit list dialects >/dev/full || echo "status $?"
rspkit write --dialect gnu a >/dev/full || echo "status $?"
rspkit read --dialect lines list >/dev/full || echo "status $?"
rspkit run --dry-run -- ar qc out.a >/dev/full || echo "status $?"
rspkit run --help >/dev/full || echo "status $?"

rspkit run --dry-run --limit 10 -- show a b c d || echo "status $?"
rspkit run --dry-run --when always --for clang -- show ""

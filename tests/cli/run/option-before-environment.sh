export RSPKIT_WHEN RSPKIT_LIMIT
RSPKIT_WHEN=always
rspkit run --dialect gnu -- show a
rspkit run --when auto --dialect gnu -- show b
rspkit run --when never --dialect gnu -- show c
RSPKIT_WHEN=never RSPKIT_LIMIT=5
rspkit run --when always --dialect gnu -- show d
rspkit run --limit 100 --dialect gnu -- show e
rspkit run --dialect gnu -- show f || echo "status $?"
RSPKIT_WHEN= RSPKIT_LIMIT=
rspkit run --dialect gnu -- show g

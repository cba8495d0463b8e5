RSPKIT_WHEN=maybe rspkit run -- true || echo "status $?"
RSPKIT_KEEP=maybe rspkit run -- true || echo "status $?"
RSPKIT_LIMIT=maybe rspkit run -- true || echo "status $?"

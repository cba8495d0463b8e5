# Several are divided by commas.
RSPKIT_LIMIT=linux-exec,9 rspkit run -- printf ab
RSPKIT_LIMIT=linux-exec,5 rspkit run --dry-run -- nm 'a b' | head -n 1 | sed 's/@.*/@/'
RSPKIT_LIMIT=linux-exec,msdos rspkit run -- true || echo "status $?"

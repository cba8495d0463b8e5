rspkit run --when always -- python3 -c 'print(1)' || echo "status $?"
rspkit run --when always -- show a || echo "status $?"
RSPKIT_WHEN=always rspkit run -- show a
RSPKIT_WHEN=always rspkit run -- python3 -c 'print(1)'

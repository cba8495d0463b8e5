echo hello | rspkit run -- cat
echo hello | rspkit run --when always --dialect gnu -- sh -c 'cat' x

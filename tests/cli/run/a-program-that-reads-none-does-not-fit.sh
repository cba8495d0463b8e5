rspkit run --limit 20 -- python3 -c 'print(1)' a b c d || echo "status $?"
rspkit run --limit windows=20 -- python3.exe -c 'print(1)' a b c d || echo "status $?"
rspkit run --limit linux-argument=7 -- cmake -E echo 12345678

ulimit -S -s 8192
seq 300000 >list
rspkit run --from list -- python3 -c 'print(1)' 2>errors || echo "status $?"
sed 's/takes [0-9]* bytes/takes N bytes/' errors

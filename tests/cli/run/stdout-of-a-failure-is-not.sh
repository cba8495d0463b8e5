echo old >out
rspkit run --stdout out -- sh -c 'echo half; exit 3' || echo "status $?"
ended rspkit run --stdout out -- sh -c 'echo half; kill -TERM $$'
rspkit run --stdout new -- sh -c 'echo half; exit 3' || echo "status $?"
cat out
ls -A

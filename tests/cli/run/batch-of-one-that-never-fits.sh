printf "%s\n" a "$(printf "%0100d" 0)" >list
rspkit run --batch --limit 50 --from list -- echo || echo "status $?"

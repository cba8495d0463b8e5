# tar takes names from a file, no options.
touch a "b c"
printf "%s\n" a "b c" >list
rspkit run --when always --from list -- tar cf x.tar
tar tf x.tar
rspkit run --when always -- tar cf y.tar a || echo "status $?"

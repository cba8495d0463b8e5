# An empty file is no argument, and no argument is an empty file.
: >list
rspkit write --dialect gnu --from list -o out.rsp
wc -c <out.rsp
rspkit write --dialect gnu -o none.rsp || echo "status $?"
ls

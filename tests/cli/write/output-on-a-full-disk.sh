rspkit write --dialect gnu -o /dev/full a || echo "status $?"
test -c /dev/full
ls -A

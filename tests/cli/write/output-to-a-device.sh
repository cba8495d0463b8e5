rspkit write --dialect gnu -o /dev/null a
test -c /dev/null

mkfifo pipe
cat pipe >copy &
rspkit write --dialect gnu -o pipe a b
wait
cat copy
test -p pipe

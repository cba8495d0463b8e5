rspkit write --dialect gnu -o out.rsp a
touch -d '2001-02-03 04:05:06.789' out.rsp
stat -c '%i %y %z' out.rsp >before
rspkit write --dialect gnu -o out.rsp a
stat -c '%i %y %z' out.rsp | diff before -

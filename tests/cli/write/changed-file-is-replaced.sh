# Whoever has the old one open goes on reading it; the new one has its mode.
rspkit write --dialect gnu -o out.rsp old
chmod 640 out.rsp
exec 3<out.rsp
before=$(stat -c %i out.rsp)
rspkit write --dialect gnu -o out.rsp new
test "$(stat -c %i out.rsp)" != "$before"
stat -c %a out.rsp
cat out.rsp - <&3
ls -A

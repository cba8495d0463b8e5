mkdir real
echo old >real/out.rsp
ln -s real/out.rsp link
rspkit write --dialect gnu -o link new
readlink link
cat real/out.rsp
ls -A . real

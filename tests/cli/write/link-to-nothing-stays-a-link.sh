mkdir real
ln -s real/out.rsp link
rspkit write --dialect gnu -o link new
readlink link
cat real/out.rsp

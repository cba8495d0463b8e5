echo old >real
ln -s real link
rspkit run --stdout link -- echo new
readlink link
cat real

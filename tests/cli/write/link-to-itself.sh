ln -s link link
rspkit write --dialect gnu -o link a || echo "status $?"
readlink link

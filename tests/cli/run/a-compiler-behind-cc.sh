# cc is what it is a link to: an empty argument is nothing to clang, and something to gcc.
ln -s "$(command -v gcc)" cc
rspkit run --dry-run --when always -- ./cc -c a.c ""
rm cc
ln -s "$(command -v clang)" cc
rspkit run --dry-run --when always -- ./cc -c a.c "" || echo "status $?"

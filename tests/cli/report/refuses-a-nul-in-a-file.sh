# R076: gcc stops there without a word, so nothing is read from such a file and run.
printf -- '-c a.c\000 -DX' >x.rsp
rspkit run --when always -- gcc @x.rsp || echo "status $?"

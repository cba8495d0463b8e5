# More than one command takes, each argument once.
seq 300000 >list
rspkit run --batch --stdout all --from list -- printf "%s\n"
cmp all list && echo same
rspkit run --batch --from list -- sh -c "echo run" | sort | uniq -c | awk "{ print (\$1 > 1 && \$1 < 9) ? \"a few runs\" : \$1 }"

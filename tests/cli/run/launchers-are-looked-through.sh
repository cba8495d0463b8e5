ln -s "$(command -v show)" ar
ln -s "$(command -v show)" gcc
rspkit run --when always -- env -u X A=b ./ar 1
rspkit run --when always -- nice -n 1 ./ar 2
rspkit run --when always -- cmake -E env --unset=X A=b ./ar 3
rspkit run --when always -- env nice ./gcc 4
rspkit run --when always -- cmake -E echo 5 || echo "status $?"
rspkit run --when always -- env ./show 6 || echo "status $?"

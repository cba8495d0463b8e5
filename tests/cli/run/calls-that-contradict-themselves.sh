# Options that could mean nothing, or two things, are wrong calls.
echo a >list
try() { rspkit run "$@" || echo "status $?"; }
try --switch -f --for ar -- ar x
try --encoding utf-16le -- ar x
try --from-format nul -- ar x
try -0 -- ar x
try -0 --from-format lines --from list -- ar x
try --from list -- ar {} {}
try --rsp list --from list --when always -- ar x
try --rsp - --when always -- ar x
cat list

# R154: the name of a response file follows what it holds, files read, and not how it was handed over.
name() { rspkit run --dry-run --when always -- ar qc x.a "$@" | sed -n '1s/.*ar-//p'; }
echo 'a "b c"' >one
printf 'a\n"b c"\n' >two
echo 'a b c' >three
[ "$(name @one)" = "$(name @two)" ] && echo equal
[ "$(name @one)" = "$(name a 'b c')" ] && echo equal
[ "$(name @one)" = "$(name @three)" ] || echo other

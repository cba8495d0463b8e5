cat >list <<'LIST'
a;b c;;d
e\;f;[g;h];i
;
x\y;"q"
LIST
rspkit write --dialect lines --from list --from-format cmake-lists

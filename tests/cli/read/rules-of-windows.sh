cat >x.rsp <<'RSP'
C:\dir\ 'a b' "c""d" e\"f "g\\" \\"h i\\\"" "" j"k l"m\\n
RSP
printf 'o\0p\n' >>x.rsp
rspkit read --dialect windows --format shell x.rsp

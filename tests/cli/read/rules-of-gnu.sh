cat >x.rsp <<'RSP'
a"b c"d 'e\f' \g "h\"i"\
j C:\dir
RSP
rspkit read --dialect gnu --format shell x.rsp
printf 'a\vb\fc\td\re\n' >x.rsp
rspkit read --dialect gnu --format shell x.rsp
rspkit read --dialect llvm --format nul x.rsp | od -An -c

printf '\377\376a\0\0\330b\0' >x.rsp
rspkit read --dialect windows x.rsp || echo "status $?"
printf '\377\376a\0b' >x.rsp
rspkit read --dialect windows x.rsp

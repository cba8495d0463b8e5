echo 'a @b.rsp' >a.rsp
echo b >b.rsp
rspkit read --for gcc --no-expand a.rsp
echo nul
printf '@b.rsp\0' >c.rsp
rspkit read --dialect nul c.rsp
echo another switch
rspkit read --dialect gnu --switch '--options-file ' a.rsp

rspkit run --dialect gnu --switch '--options-file ' --when always -- show a @b
rspkit run --dialect lines --switch -f --rsp x.rsp --when always -- show 'a b'
cat x.rsp
rspkit run --dialect windows --encoding utf-16le --rsp y.rsp --when always -- true é
od -An -tx1 y.rsp

rspkit run -- show a "b c" "" '{}' --when always -- --
rspkit run show --when always -x
RSPKIT_WHEN=auto rspkit run -- show b

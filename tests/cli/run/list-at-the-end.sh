printf 'a b\n\n' >list
rspkit run --from list -- show first

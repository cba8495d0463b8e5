printf 'a "b\n' >list
rspkit run --from list --from-format shell -- show

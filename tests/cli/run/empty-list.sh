: >list
rspkit run --from list -- show a
rspkit run --from list
rspkit run --from list --
rspkit run --from - </dev/null
printf 'a\n' >list
rspkit run --from list

printf 'a\nb\n' >list
rspkit run --from list -- show first '{}' last 'x{}' '{}y'
: >empty
rspkit run --from empty -- show first '{}' last
rspkit run --when always --dialect gnu --from list -- show first '{}' last | sed 1d

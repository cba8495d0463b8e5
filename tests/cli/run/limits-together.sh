# Each that is given is checked; a later one does not lift an earlier one.
rspkit run --dialect gnu --limit 100 --limit 11 -- show abc def | sed -n 1p
rspkit run --dialect gnu --limit 11 --limit 100 -- show abc def | sed -n 1p
rspkit run --dialect gnu --limit 100 --limit linux-argument=3 -- show abc def | sed -n 1p
rspkit run --dialect gnu --limit 100 --limit linux-sh=12 -- show abc def

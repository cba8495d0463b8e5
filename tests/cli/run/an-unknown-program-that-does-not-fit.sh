rspkit run --limit 10 -- show a b c d

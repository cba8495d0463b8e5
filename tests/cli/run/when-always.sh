rspkit run --when always --dialect gnu -- show "a b" c

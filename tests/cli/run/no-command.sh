rspkit run --when always --

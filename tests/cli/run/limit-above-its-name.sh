rspkit run --limit windows=32767 -- true

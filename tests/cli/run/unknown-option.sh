rspkit run --frob -- true

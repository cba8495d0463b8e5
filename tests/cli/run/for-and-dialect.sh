rspkit run --for gcc --dialect gnu -- true

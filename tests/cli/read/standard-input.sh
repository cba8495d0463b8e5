echo '"a b"' | rspkit read --dialect gnu -

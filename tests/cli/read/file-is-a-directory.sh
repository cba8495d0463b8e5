rspkit read --dialect gnu .

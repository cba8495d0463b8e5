rspkit read --dialect gnu

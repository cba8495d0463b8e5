rspkit write --dialect gnu

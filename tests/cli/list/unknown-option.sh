rspkit list dialects --frob

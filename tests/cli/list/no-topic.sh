rspkit list

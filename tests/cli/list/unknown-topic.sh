rspkit list frobs

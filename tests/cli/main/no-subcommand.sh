rspkit

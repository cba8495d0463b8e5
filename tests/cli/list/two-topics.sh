rspkit list dialects limits

rspkit list dialects --format xml

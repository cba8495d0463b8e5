rspkit list dialects | cut -d ' ' -f 1

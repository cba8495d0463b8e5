rspkit write --dialect gnu a
rspkit write --dialect gnu -o - b
rspkit write --dialect gnu --output=- c
ls -A

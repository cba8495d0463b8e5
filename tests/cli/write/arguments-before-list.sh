printf 'c\nd\n' >list
rspkit write --dialect gnu --from list a b

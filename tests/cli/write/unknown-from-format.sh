printf 'a\n' >list
rspkit write --dialect gnu --from list --from-format yaml

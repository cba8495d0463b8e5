printf '\na\n\n' >list
rspkit write --dialect gnu --from list

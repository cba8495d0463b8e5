printf 'a\nb\0\0c' >list
rspkit write --dialect gnu --from list -0
rspkit write --dialect gnu --null --from list | cksum >short
rspkit write --dialect gnu --from-format nul --from list | cksum | cmp - short

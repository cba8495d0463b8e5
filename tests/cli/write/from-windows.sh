printf '%s\n' '"a b" C:\x\ "q\"q" "" "a""b"' >list
rspkit write --dialect lines --from list --from-format windows

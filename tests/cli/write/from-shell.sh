printf '%s\n' "'a b' c\\ d" '"$x" \' "e''f" "''" >list
rspkit write --dialect gnu --from list --from-format shell

printf 'a\nb "c\n' >list
rspkit write --dialect gnu -o out.rsp --from list --from-format shell || echo "status $?"
printf 'x\n' | sed "s/x/é 'b/" | rspkit write --dialect gnu --from - --from-format shell

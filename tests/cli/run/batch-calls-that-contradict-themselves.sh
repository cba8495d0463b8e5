printf "%s\n" a >list
rspkit run --batch -- echo a || echo "status $?"
rspkit run --batch --when always --from list -- echo || echo "status $?"
rspkit run --batch --rsp x.rsp --from list -- echo || echo "status $?"
rspkit run --batch --at-format ninja --from list -- echo || echo "status $?"

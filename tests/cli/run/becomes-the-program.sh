# Nothing waits where nothing is to be cleared away.
sh -c 'echo $$ >mine; exec rspkit run -- sh -c "echo \$\$ >its"'
cmp mine its
sh -c 'echo $$ >mine; exec rspkit run --rsp x.rsp --when always --dialect gnu -- sh -c "echo \$\$ >its"'
cmp mine its
sh -c 'echo $$ >mine; exec rspkit run --when always --dialect gnu -- sh -c "echo \$\$ >its" x'
cmp -s mine its || echo waits

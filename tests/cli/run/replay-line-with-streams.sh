# What --stdout and --from - do to the streams is in the line, too.
echo a | rspkit run --when always --stdout 'o f' --from - -- nm 2>&1 | sed 's/.*again: cd .* && //; s/@.*rsp/@RSP/' |
  tail -n 1
rspkit run --dry-run --stdout out -- nm a

# Every command that would be run.
printf '%s\n' a 'b c' d >list
rspkit run --batch --dry-run --limit 10 --from list -- echo {} z

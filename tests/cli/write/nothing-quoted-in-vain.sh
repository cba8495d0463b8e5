for dialect in gnu llvm windows lines shell; do
  rspkit write --dialect $dialect -- -DA=1 dir/a.o +x,y:z 50% _ é
done | sort | uniq -c | sed 's/^ *//'

for dialect in gnu lines nul shell; do
  rspkit write --dialect $dialect --encoding utf-16le -o out.rsp a || echo "status $?"
done
rspkit write --dialect gnu --encoding utf-8-bom a

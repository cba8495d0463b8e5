printf '%s\n' '"a b" "" C:\x' >x.rsp
for format in gnu shell windows ninja; do
  rspkit read --dialect windows --format $format x.rsp
done

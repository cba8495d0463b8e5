# Pasted into a shell elsewhere it does the same again: blanks, quotes and dollars included.
mkdir "it's \$HOME"
cd "it's \$HOME"
cat >"a tool" <<'TOOL'
#!/bin/sh
pwd
show "$@"
exit 3
TOOL
chmod +x "a tool"
status=0
rspkit run --dialect gnu --when always -- "./a tool" "b c" 'd"e' >first 2>errors || status=$?
echo "status $status, lines $(wc -l <errors)"
sed 's/^rspkit: note: .* runs it again: //' errors >line
cd /
status=0
sh "$OLDPWD/line" >"$OLDPWD/second" || status=$?
echo "status $status"
cmp "$OLDPWD/first" "$OLDPWD/second"
cat "$OLDPWD/second"

mkdir directory
echo 'exit 0' >no-permission
printf 'no program\n' >no-format
chmod +x no-format
rspkit run -- ./directory || echo "status $?"
rspkit run -- ./no-permission || echo "status $?"
rspkit run -- ./no-format || echo "status $?"
rspkit run --when always --dialect gnu -- ./no-format x || echo "status $?"
rspkit run -- ./no-format/x || echo "status $?"
ls -A "$TMPDIR"/rspkit-*

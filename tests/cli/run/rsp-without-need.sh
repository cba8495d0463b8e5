# A command that fits leaves no file.
rspkit run --rsp x.rsp -- ar t no.a 2>/dev/null || echo "status $?"
ls -A

# The files of a command that failed stay when another command with the same options succeeds.
i=0
while [ $i -lt 6000 ]; do echo "-I/nowhere/directory/$i"; i=$((i + 1)); done >options
echo 'int x;' >ok.c
rspkit run --from options -- gcc -c missing.c 2>/dev/null || echo "status $?"
ls "$TMPDIR"/rspkit-* | sed 's/.*rsp//' | sort
rspkit run --from options -- gcc -c ok.c
ls "$TMPDIR"/rspkit-* | sed 's/.*rsp//' | sort

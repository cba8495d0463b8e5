rspkit run --when never --limit 5 -- ar qc out.a || echo "status $?"
rspkit run --when never -- show a

rspkit run -- no-such-program || echo "status $?"
rspkit run -- ./no/program || echo "status $?"
rspkit run -- '' || echo "status $?"
rspkit run --when always --dialect gnu -- no-such-program x || echo "status $?"

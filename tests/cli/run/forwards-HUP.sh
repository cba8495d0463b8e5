# The child says when it is ready, and a blocked signal waits for it.
cat >child.py <<'PYTHON'
import signal

signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
open("ready", "w").close()
print(signal.sigwait({signal.SIGHUP}).name, flush=True)
raise SystemExit(7)
PYTHON
mkfifo ready
RSPKIT_KEEP=never rspkit run --when always --dialect gnu -- python3 child.py x &
read -r _ <ready || :
kill -HUP $!
wait $! || echo "status $?"

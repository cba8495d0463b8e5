# What the child does not handle kills it, and rspkit after it; no half output stays.
cat >child.py <<'PYTHON'
import signal

open("ready", "w").close()
signal.pause()
PYTHON
mkfifo ready
for signal in TERM HUP; do
  ended sh -c 'echo $$ >pid; exec rspkit run --stdout out -- python3 child.py' >how &
  read -r _ <ready || :
  kill -$signal "$(cat pid)"
  wait
  cat how
done
ls -A

# INT and QUIT reach the whole group: the child decides, and rspkit tells how it ended.
cat >parent.py <<'PYTHON'
import os
import signal
import subprocess
import sys

CHILD = """
import signal
waited = {signal.SIGINT, signal.SIGQUIT}
signal.pthread_sigmask(signal.SIG_BLOCK, waited)
open("ready", "w").close()
raise SystemExit(int(signal.sigwait(waited)))
"""
for number in (signal.SIGINT, signal.SIGQUIT):
    os.mkfifo("ready")
    command = [sys.argv[1], "run", "--stdout", "out", "--", sys.executable, "-c", CHILD]
    with subprocess.Popen(command, start_new_session=True) as process:
        open("ready", encoding="utf-8").close()
        os.killpg(process.pid, number)
    print(number.name, process.returncode == number)
    os.remove("ready")
PYTHON
python3 parent.py "$(command -v rspkit)"

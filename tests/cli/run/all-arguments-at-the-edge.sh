# The last command that the kernel takes is the last that rspkit runs as it is.
ulimit -S -s 1024
cat >edge.py <<'PYTHON'
import os
import subprocess
import sys

LIMIT = 1024 * 1024 // 4
POINTER = 8
environment = {"A": "b", "TMPDIR": os.environ["TMPDIR"]}
program, rspkit = os.path.realpath("/bin/true"), sys.argv[1]


def arguments_that_weigh(total: int) -> list[str]:
    """As many words of 1,000 bytes as fit, and one that fills up."""
    around = sum(len(f"{name}={value}") + 1 + POINTER for name, value in environment.items())
    left = total - around - 2 * (len(program) + 1) - POINTER
    count = left // (1000 + 1 + POINTER) - 1
    last = left - count * (1000 + 1 + POINTER) - 1 - POINTER
    return ["x" * 1000] * count + ["y" * last]


def run_directly(words: list[str]) -> str:
    try:
        return str(subprocess.run([program, *words], env=environment, check=False).returncode)
    except OSError as error:
        return error.strerror


def run_through_rspkit(words: list[str]) -> str:
    text = "".join(word + "\n" for word in words)
    command = [rspkit, "run", "--from", "-", "--", program]
    result = subprocess.run(command, env=environment, input=text, text=True, capture_output=True,
                            check=False)
    return f"{result.returncode} {result.stderr}"


for over in (-1, 0, 1):
    words = arguments_that_weigh(LIMIT + over)
    print(over, run_directly(words), run_through_rspkit(words).strip())
PYTHON
python3 edge.py "$(command -v rspkit)"

# SPDX-License-Identifier: MIT
"""What divides text into words reads ours: read_words.py READER RSPKIT LIST RESULTS

The readers: sh (the line that --dry-run prints, pasted) and Python's shlex, which is emcc's.
"""

import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import comparison
import corpus
import result
import rspkit
from carried import LIMITS, Limits

BATCH = 5000  # printf has to fit a command line
DIALECT = "shell"


def read_with_sh(tool: str, arguments: list[str]) -> list[bytes]:
    """The line that --dry-run prints is a shell's, whatever stands in it."""
    read: list[bytes] = []
    for at in range(0, len(arguments), BATCH):
        batch = rspkit.nul_list(arguments[at : at + BATCH])
        command = [tool, "run", "--dry-run", "--from", "-", "-0", "--", "printf", "%s\\0"]
        script = subprocess.run(command, input=batch, stdout=subprocess.PIPE, check=True).stdout
        words = subprocess.run(["sh"], input=script, stdout=subprocess.PIPE, check=True).stdout
        read += rspkit.from_nul_list(words)
    return read


def read_with_shlex(tool: str, arguments: list[str]) -> list[bytes]:
    path = Path("words.rsp")
    rspkit.write(tool, ("--for", "emcc"), arguments, path)
    return [word.encode() for word in shlex.split(path.read_bytes().decode())]


def version_of_sh() -> str:
    """Its program's name; dash tells no version."""
    return Path(shutil.which("sh") or "sh").resolve().name


# sh is given arguments, not a file, so nothing is refused.
READERS: dict[str, tuple[Callable[[str, list[str]], list[bytes]], str, Limits]] = {
    "sh": (read_with_sh, version_of_sh(), Limits(at_files=False)),
    "shlex": (read_with_shlex, f"Python {platform.python_version()}", LIMITS[DIALECT]),
}


def main(name: str, tool: str, list_path: str, results: str) -> int:
    read, version, limits = READERS[name]
    result.forget(name, Path(results))
    visited = corpus.ck_names(Path(list_path)) + corpus.hostile_arguments()
    arguments = [argument for argument in visited if not limits.refuse(argument)]
    found = result.Result(
        program=name,
        version=version,
        dialect=DIALECT,
        how="run",
        arguments=len(arguments),
        differences=comparison.count_differences(arguments, read(tool, arguments)),
        refused=len(visited) - len(arguments),
    )
    result.save(found, Path(results))
    return comparison.report(found, len(visited))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

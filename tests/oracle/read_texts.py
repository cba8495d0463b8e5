# SPDX-License-Identifier: MIT
"""`rspkit read` reads any text as the program does: read_texts.py PROGRAM RSPKIT

The texts are random: quotes and backslashes stand anywhere, and may be left open. The last word of
each is plain, so that a program has something to complain of.
"""

import random
import subprocess
import sys
from pathlib import Path

import comparison
from program import Program
from programs import PROGRAMS

TEXT = Path("text.rsp")
SKIPPED = 77
COUNT = 300
SLOW_COUNT = 40  # programs that take a tenth of a second or more
SLOW = {"java", "mcs"}
LETTERS = list("ab \t\n\r\v\f\"'\\#;$,") + ["\\\\", '\\"', '""', "\\\n", "\r\n", " # ", "\u00a0"]
ONLY_UTF_8 = {"7z", "argparse", "csharp", "hipcc", "java", "moc", "rustc"}
WORDS = {"gnu", "llvm", "windows", "ptxas", "nvcc", "tcc"}  # their texts need not end in a newline
BYTES = [letter.encode() for letter in LETTERS] + [b"\xff"]


def texts(program: Program, count: int) -> list[bytes]:
    source = random.Random(program.dialect)
    only_utf_8 = program.dialect in ONLY_UTF_8
    letters = [letter.encode() for letter in LETTERS] if only_utf_8 else BYTES
    if program.dialect == "hipcc":  # it reads those beyond ASCII as Latin-1
        letters = [letter for letter in letters if letter.isascii()]
    end = b"" if program.dialect in WORDS else b"\n"
    return [
        b"q " + b"".join(source.choices(letters, k=source.randint(1, 24))) + end
        for _ in range(count)
    ]


def read_by_rspkit(tool: str, program: Program) -> tuple[list[bytes], bool]:
    reader = program.reader or ("--for", program.command[0])
    command = [tool, "read", *reader, "--no-expand", "--format", "nul", str(TEXT)]
    result = subprocess.run(command, capture_output=True, check=False)
    return result.stdout.split(b"\0")[:-1], result.returncode == 0


def told(program: Program, words: list[bytes]) -> list[bytes]:
    """What the program would tell of them: it passes over what is no name of a missing file."""
    return [word for word in words if word and not word.startswith((b"-", b"@"))]


def main(name: str, tool: str) -> int:
    program = PROGRAMS[name]
    if not program.is_there():
        print(f"{name} is not there; get it with: apt-get install {program.package}")
        return SKIPPED if program.is_optional else 1
    program.prepare()
    count = SLOW_COUNT if name in SLOW else COUNT
    print(f"program: {name}, {program.version()}, dialect {program.dialect}")
    differences = refused = 0
    for text in texts(program, count):
        first = "".join(f"{word}\n" for word in program.first).encode()
        TEXT.write_bytes(first + text)
        ours, is_read = read_by_rspkit(tool, program)
        refused += not is_read
        theirs = program.read(TEXT)
        if not is_read and theirs:
            print(f"  text {text!r}\n  refused\n  theirs {theirs!r}")
        differences += not is_read and bool(theirs)
        if not is_read:
            continue
        mine = told(program, ours[len(program.first) :])
        if mine != told(program, theirs):
            print(f"  text {text!r}\n  ours   {mine!r}\n  theirs {theirs!r}")
            differences += 1
    print(f"refused: {refused}")
    return comparison.conclude(count, count, differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

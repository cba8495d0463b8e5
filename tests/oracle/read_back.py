# SPDX-License-Identifier: MIT
"""A real program reads what rspkit wrote, argument by argument: read_back.py PROGRAM RSPKIT LIST"""

import subprocess
import sys
from pathlib import Path

import comparison
import corpus
import rspkit
from programs import PROGRAMS, Program

BATCH = 1000
SKIPPED = 77


def try_batch(program: Program, tool: str, arguments: list[str]) -> int:
    response_file = Path("batch.rsp")
    words = arguments
    if program.between:
        words = [word for argument in arguments for word in (program.between, argument)]
    rspkit.write(tool, program.reader, words, response_file)
    return comparison.count_differences(arguments, program.read(response_file))


def arguments_for(program: Program, list_path: Path) -> tuple[list[str], int]:
    """The arguments to be tried, and how many they have to be."""
    names = program.as_names(corpus.ck_names(list_path))
    hostile = [a for a in corpus.hostile_arguments() if a or program.reads_empty]
    expected = corpus.CK_COUNT + corpus.SHORT_COUNT + corpus.LONG_COUNT
    return names + program.as_names(hostile), expected - (0 if program.reads_empty else 1)


def main(name: str, tool: str, list_path: str) -> int:
    program = PROGRAMS[name]
    if not program.is_there():
        print(f"{name} is not there; get it with: apt-get install {program.package}")
        return SKIPPED if program.is_optional else 1
    subprocess.run(["ar", "qc", "empty.a"], check=True)
    print(f"program: {name}, {program.version()}, spelled {' '.join(program.reader)}")
    arguments, expected = arguments_for(program, Path(list_path))
    differences = sum(
        try_batch(program, tool, arguments[at : at + BATCH])
        for at in range(0, len(arguments), BATCH)
    )
    return comparison.conclude(len(arguments), expected, differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

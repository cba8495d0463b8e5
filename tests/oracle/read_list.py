# SPDX-License-Identifier: MIT
"""What reads lists of words or records reads ours: read_list.py READER RSPKIT LIST

The readers: sh (the words of --dry-run, pasted), shlex, argparse, xargs-0 and xargs-lines.
"""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import comparison
import corpus
import rspkit

RESPONSE_FILE = Path("list.rsp")
BATCH = 1000
ARGPARSE_TOOL = """
import argparse, os, sys
parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
parser.add_argument("names", nargs="*")
for name in parser.parse_args().names:
    sys.stdout.buffer.write(os.fsencode(name) + b"\\0")
"""

# What str.splitlines takes for the end of a line, besides what `lines` refuses anyway.
ARGPARSE_LINE_ENDS = "\x85\u2028\u2029"


@dataclass(frozen=True)
class ListReader:
    dialect: str
    command: tuple[str, ...]  # its version
    read: Callable[[str, list[str]], list[bytes]]
    cannot_read: str = ""  # letters that the reader, not the dialect, does not take
    prefixed: str = "@"


def output_of(command: list[str], text: bytes = b"") -> list[bytes]:
    result = subprocess.run(command, input=text, stdout=subprocess.PIPE, check=True)
    return rspkit.from_nul_list(result.stdout)


def read_with_sh(tool: str, arguments: list[str]) -> list[bytes]:
    """The line that --dry-run prints is a shell's, whatever stands in it."""
    read: list[bytes] = []
    for at in range(0, len(arguments), BATCH):
        batch = rspkit.nul_list(arguments[at : at + BATCH])
        command = [tool, "run", "--dry-run", "--from", "-", "-0", "--", "printf", "%s\\0"]
        script = subprocess.run(command, input=batch, stdout=subprocess.PIPE, check=True).stdout
        read += output_of(["sh"], script)
    return read


def written(tool: str, dialect: str, arguments: list[str]) -> Path:
    rspkit.write(tool, ("--dialect", dialect), arguments, RESPONSE_FILE)
    return RESPONSE_FILE


def read_with_shlex(tool: str, arguments: list[str]) -> list[bytes]:
    text = written(tool, "shell", arguments).read_bytes().decode()
    return [word.encode() for word in shlex.split(text)]


def read_with_argparse(tool: str, arguments: list[str]) -> list[bytes]:
    path = written(tool, "lines", arguments)
    return output_of([sys.executable, "-X", "utf8", "-c", ARGPARSE_TOOL, f"@{path}"])


def read_with_xargs(*options: str) -> Callable[[str, list[str]], list[bytes]]:
    def read(tool: str, arguments: list[str]) -> list[bytes]:
        dialect = "nul" if options == ("-0",) else "lines"
        path = written(tool, dialect, arguments)
        return output_of(["xargs", *options, "-a", str(path), "printf", "%s\\0"])

    return read


PYTHON = (sys.executable, "--version")
READERS: dict[str, ListReader] = {
    "argparse": ListReader("lines", PYTHON, read_with_argparse, ARGPARSE_LINE_ENDS, "@-"),
    "sh": ListReader("shell", ("sh", "-c", 'readlink -f "$(command -v sh)"'), read_with_sh, "", ""),
    "shlex": ListReader("shell", PYTHON, read_with_shlex),
    "xargs-0": ListReader("nul", ("xargs", "--version"), read_with_xargs("-0"), "", ""),
    "xargs-lines": ListReader("lines", ("xargs", "--version"), read_with_xargs("-d", "\\n")),
}
REFUSED = {"lines": "\n\r\v\f\x1c\x1d\x1e", "nul": "", "shell": ""}


def arguments_for(reader: ListReader, list_path: Path) -> tuple[list[str], int]:
    """The arguments to be tried, and how many they have to be."""
    excluded = set(REFUSED[reader.dialect] + reader.cannot_read)
    hostile = [text for text in corpus.hostile_arguments() if not excluded & set(text)]
    prefixed = tuple(reader.prefixed)
    names = ["./" + text if prefixed and text.startswith(prefixed) else text for text in hostile]
    letters = len(set(corpus.ALPHABET) - excluded)
    expected = corpus.CK_COUNT + sum(letters**length for length in range(corpus.LONGEST + 1))
    long = [text for text in corpus.long_arguments() if not excluded & set(text)]
    assert len(long) > corpus.LONG_COUNT // 20, len(long)
    return corpus.ck_names(list_path) + names, expected + len(long)


def main(name: str, tool: str, list_path: str) -> int:
    reader = READERS[name]
    if shutil.which(reader.command[0]) is None:
        print(f"{reader.command[0]} is not there; get it with: apt-get install findutils")
        return 1
    version = subprocess.run(reader.command, capture_output=True, check=True).stdout.decode()
    print(f"program: {name}, {version.splitlines()[0]}, dialect {reader.dialect}")
    arguments, expected = arguments_for(reader, Path(list_path))
    differences = comparison.count_differences(arguments, reader.read(tool, arguments))
    return comparison.conclude(len(arguments), expected, differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

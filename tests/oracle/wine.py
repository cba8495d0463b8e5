# SPDX-License-Identifier: MIT
"""Programs for Windows, under Wine, read a command line: wine.py wine RSPKIT LIST RESULTS

The words of the dialect `windows` are those of a command line there, as the C runtime divides it
for main, and as CommandLineToArgvW does.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import comparison
import corpus
import built_files
import result
import rspkit
from carried import LIMITS

SKIPPED = 77
COMPILER = "x86_64-w64-mingw32-gcc-posix"
DIALECT = "windows"
READERS = {"main-of-MinGW": "main.nul", "CommandLineToArgvW": "win32.nul"}
BETWEEN = "between-arguments"
LONGEST_LINE = 30000  # Windows takes 32,766 characters


def spelled(tool: str, arguments: list[str]) -> list[str]:
    """How rspkit spells each one; a word that needs no quotes tells one from the next."""
    path = Path("spelled.rsp")
    words = [word for argument in arguments for word in (argument, BETWEEN)]
    rspkit.write(tool, ("--dialect", DIALECT), words, path)
    return path.read_bytes().decode().split(f"\n{BETWEEN}\n")[:-1]


def as_lines(words: list[str]) -> bytes:
    """Command lines of all words, each ended by a NUL byte."""
    lines: list[str] = [""]
    for word in words:
        if len(lines[-1]) + len(word) >= LONGEST_LINE:
            lines.append("")
        lines[-1] += word + " "
    return "".join(line + "\0" for line in lines).encode()


def run(*command: str) -> subprocess.CompletedProcess[bytes]:
    """Under Wine. Its server holds on to what is not redirected, so nothing is a pipe."""
    environment = {
        **os.environ,
        "WINEPREFIX": str(Path("prefix").resolve()),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "mscoree,mshtml=",
    }
    with Path("wine.log").open("wb") as log:
        return subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=True, env=environment
        )


def read(lines: bytes) -> None:
    Path("lines.nul").write_bytes(lines)
    for name in READERS.values():
        Path(name).unlink(missing_ok=True)
    try:
        run("wine", "command_line.exe", "lines.nul", *READERS.values())
    finally:
        run("wineserver", "--kill")  # this prefix's own, which is 700 MB
        shutil.rmtree("prefix")


def main(name: str, tool: str, list_path: str, results: str) -> int:
    for reader in READERS:
        result.forget(reader, Path(results))
    missing = [program for program in (name, COMPILER) if shutil.which(program) is None]
    if missing:
        print(f"{' '.join(missing)} is not there; get it with: apt-get install")
        print("  wine wine64 g++-mingw-w64-x86-64-posix")
        return SKIPPED
    built_files.build("command_line.exe")
    visited = corpus.ck_names(Path(list_path)) + corpus.hostile_arguments()
    arguments = [argument for argument in visited if not LIMITS[DIALECT].refuse(argument)]
    read(as_lines(spelled(tool, arguments)))
    version = subprocess.run(["wine", "--version"], capture_output=True, check=True).stdout
    statuses = []
    for reader, output in READERS.items():
        found = result.Result(
            program=reader,
            version=version.decode().split()[0].replace("wine-", "Wine "),
            dialect=DIALECT,
            how="run",
            arguments=len(arguments),
            differences=comparison.count_differences(
                arguments, Path(output).read_bytes().split(b"\0")[:-1]
            ),
            refused=len(visited) - len(arguments),
        )
        result.save(found, Path(results))
        statuses.append(comparison.report(found, len(visited)))
    return max(statuses)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

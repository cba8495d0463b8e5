# SPDX-License-Identifier: MIT
"""Builds, in the current directory, the small programs that tell what they are given."""

import subprocess
from pathlib import Path

SOURCES = Path(__file__).resolve().parent / "sources"

# What is built from which source, and how.
COMMANDS: dict[str, tuple[str, ...]] = {
    "dump_arguments": ("gcc", "-O1", "-o", "dump_arguments", "{}/dump_arguments.c"),
    "witness.so": ("gcc", "-O1", "-shared", "-fPIC", "-o", "witness.so", "{}/witness.c", "-ldl"),
    "DumpArguments.class": ("javac", "-d", ".", "{}/DumpArguments.java"),
    "DumpOptions.class": ("javac", "-d", ".", "{}/DumpOptions.java"),
    "empty.o": ("gcc", "-c", "-o", "empty.o", "{}/empty.c"),
    "empty.obj": ("x86_64-w64-mingw32-gcc-posix", "-c", "-o", "empty.obj", "{}/empty.c"),
    "empty.a": ("ar", "qc", "empty.a"),
    "symbols.o": ("gcc", "-c", "-o", "symbols.o", "symbols.s"),
    "empty.cubin": ("ptxas", "-arch=sm_75", "-c", "-o", "empty.cubin", "{}/empty.ptx"),
    "command_line.exe": (
        *("x86_64-w64-mingw32-gcc-posix", "-O1", "-municode", "-o", "command_line.exe"),
        "{}/command_line.c",
    ),
}


def build(name: str) -> None:
    """Builds `name`, also where an earlier run did."""
    command = [word.replace("{}", str(SOURCES)) for word in COMMANDS[name]]
    subprocess.run(command, check=True)

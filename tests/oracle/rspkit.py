# SPDX-License-Identifier: MIT
"""Calls of the program under test."""

import subprocess
from collections.abc import Sequence
from pathlib import Path


def nul_list(arguments: Sequence[str]) -> bytes:
    return b"".join(argument.encode() + b"\0" for argument in arguments)


def from_nul_list(text: bytes) -> list[bytes]:
    assert not text or text.endswith(b"\0"), text[-80:]
    return text.split(b"\0")[:-1]


def write(program: str, reader: Sequence[str], arguments: Sequence[str], output: Path) -> None:
    subprocess.run(
        [program, "write", *reader, "-o", str(output), "--from", "-", "-0"],
        input=nul_list(arguments),
        check=True,
    )


def read(program: str, reader: Sequence[str], path: Path) -> list[bytes]:
    command = [program, "read", *reader, "--format", "nul", str(path)]
    return from_nul_list(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def refuses(program: str, reader: Sequence[str], argument: str) -> bool:
    """Whether `write` ends with status 1, a message, and nothing written."""
    result = subprocess.run(
        [program, "write", *reader, "--from", "-", "-0"],
        input=nul_list([argument]),
        capture_output=True,
        check=False,
    )
    assert result.returncode in (0, 1), result
    assert (result.returncode == 1) == (b"argument 1, " in result.stderr), result
    assert result.returncode == 0 or not result.stdout, result
    return result.returncode == 1

# SPDX-License-Identifier: MIT
"""A real program that is asked what it reads from a response file."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import corpus
import built_files
from telling import FIRST, LAST, Telling, opened


def _nothing(argument: str) -> bool:
    return False


def is_empty(argument: str) -> bool:
    return not argument


@dataclass(frozen=True)
class Program:
    """How a program is called with a response file, and how it tells what it read.

    In `command`, {} is the response file. In the file, `first` and `last` stand around the
    arguments, and `between` before each. `joined` is put before the argument's own text, with its
    number for {}; and `./` where the text begins with one of `prefixed`. Behind one of `endings`
    comes `.o`.
    """

    command: tuple[str, ...]
    tells: Telling
    package: str
    dialect: str = "gnu"
    reader: tuple[str, ...] = ()  # for rspkit write; else --for and the program's name
    first: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    between: tuple[str, ...] = ()
    joined: str = ""
    prefixed: str = ""
    endings: tuple[str, ...] = ()
    also_refused: Callable[[str], bool] = _nothing  # by rspkit, beyond the dialect's limits
    unasked: Callable[[str], bool] = _nothing  # the program, not its reader, changes or stops at it
    longest: int = corpus.LONGEST
    batch: int = 50000
    output: str = ""  # the file in which it tells, if not what it prints
    builds: tuple[str, ...] = ()  # what is to be built first
    files: dict[str, str] = field(default_factory=dict)  # what has to be there
    environment: dict[str, str] = field(default_factory=dict)
    version_command: tuple[str, ...] = ()  # else --version of the program
    is_optional: bool = False

    def is_there(self) -> bool:
        return shutil.which(self.command[0]) is not None

    def version(self) -> str:
        """The first number with a dot that it prints, else the first number."""
        command = self.version_command or (self.command[0], "--version")
        result = subprocess.run(command, capture_output=True, check=False)
        said = result.stdout + result.stderr
        found = re.search(rb"\d+(?:\.\d+)+", said) or re.search(rb"\d+", said)
        return found.group().decode() if found else "?"

    def prepare(self) -> None:
        for name, text in self.files.items():
            Path(name).write_text(text, encoding="utf-8")
            Path(name).chmod(0o755)
        for name in self.builds:
            built_files.build(name)

    def as_asked(self, argument: str) -> str:
        """`argument`, changed where the program would not look for a file of that name."""
        if self.prefixed and argument.startswith(tuple(self.prefixed)):
            argument = "./" + argument
        if "/" in argument and Path(argument).exists():  # `/`, `//`, `./-` once somebody made it
            argument = "x" + argument
        if self.endings and argument.endswith(self.endings):
            argument += ".o"
        return argument

    def as_words(self, arguments: Sequence[str]) -> list[str]:
        """Each argument as it stands in the file."""
        return [
            self.joined.replace("{}", f"{number:06}") + argument
            for number, argument in enumerate(arguments)
        ]

    def as_list(self, arguments: Sequence[str]) -> list[str]:
        """The list that rspkit is to write."""
        words = self.as_words(arguments)
        if self.between:
            words = [part for word in words for part in (*self.between, word)]
        return [*self.first, *words, *self.last]

    def read(self, response_file: Path) -> list[bytes]:
        """What the program tells it has read from `response_file`."""
        if self.output:
            Path(self.output).unlink(missing_ok=True)
        result = subprocess.run(
            [word.replace("{}", str(response_file)) for word in self.command],
            capture_output=True,
            check=False,
            env={**os.environ, "LC_ALL": "C.UTF-8", **self.environment},
        )
        said = result.stdout + result.stderr
        if self.output and not Path(self.output).exists():
            raise RuntimeError(f"{self.command[0]} told nothing: {said[:400]!r}")
        return self.tells(Path(self.output).read_bytes() if self.output else said)


def witnessed(program: Program, instead: str) -> Program:
    """`program`, which stops at the first missing file, is given `instead` for each of them."""
    return replace(
        program,
        tells=opened,
        first=(*program.first, program.joined + FIRST),
        last=(program.joined + LAST, *program.last),
        output="opened.nul",
        builds=(*program.builds, "witness.so", *([] if instead in program.files else [instead])),
        environment={
            "LD_PRELOAD": "./witness.so",
            "WITNESS_FILE": "opened.nul",
            "WITNESS_INSTEAD": instead,
        },
    )

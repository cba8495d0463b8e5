# SPDX-License-Identifier: MIT
"""Programs that echo every argument that they cannot open, and thus tell how they read files."""

import os
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Program:
    """How a program is called with a response file, and how it tells what it read.

    `echo` matches one complaint; its group is the argument. An argument that begins with one of
    `prefixed` is no file name to the program, so `./` is put before it. `between` is a word that
    has to stand before each argument. Behind one of `endings`, `.o` makes it a plain input.
    """

    command: tuple[str, ...]
    reader: tuple[str, ...]
    echo: bytes
    package: str
    prefixed: str = "-@"
    reads_empty: bool = True
    between: str = ""
    endings: tuple[str, ...] = ()
    is_optional: bool = False

    def version(self) -> str:
        result = subprocess.run([self.command[0], "--version"], capture_output=True, check=False)
        return (result.stdout or result.stderr).decode().splitlines()[0]

    def is_there(self) -> bool:
        return shutil.which(self.command[0]) is not None

    def as_names(self, arguments: Sequence[str]) -> list[str]:
        """`arguments`, changed where the program would not look for a file of that name."""
        names = []
        for argument in arguments:
            if argument.startswith(tuple(self.prefixed)):
                argument = "./" + argument
            if argument and Path(argument).exists():  # `/`, `//`, `./-` once somebody made it
                argument = "x" + argument
            if self.endings and argument.endswith(self.endings):
                argument += ".o"
            names.append(argument)
        return names

    def read(self, response_file: Path) -> list[bytes]:
        """What the program says it read from `response_file`."""
        command = [word.replace("{}", f"@{response_file}") for word in self.command]
        result = subprocess.run(
            command, capture_output=True, check=False, env={**os.environ, "LC_ALL": "C"}
        )
        return re.findall(self.echo, result.stdout + result.stderr, re.DOTALL)


PROGRAMS: dict[str, Program] = {
    "ar": Program(
        command=("ar", "t", "empty.a", "{}"),
        reader=("--for", "ar"),
        echo=rb"no entry (.*?) in archive\n(?=no entry |\Z)",
        package="binutils",
    ),
    "clang": Program(
        command=("clang", "{}"),
        reader=("--for", "clang"),
        echo=rb"clang: error: no such file or directory: '(.*?)'\n(?=clang: |\Z)",
        package="clang",
        reads_empty=False,
    ),
    # As C sources: an object that is missing may still be on the linker's path.
    "clang-cl": Program(
        command=("clang", "--driver-mode=cl", "/TC", "{}"),
        reader=("--for", "clang-cl"),
        echo=rb"clang: error: no such file or directory: '(.*?)'\n(?=clang: |\Z)",
        package="clang",
        prefixed="-@/",
        reads_empty=False,
    ),
    # Objects go on to the linker: a source would start a compiler, and so would a final dash or
    # `@c`, which it takes for languages.
    "gcc": Program(
        command=("gcc", "-fuse-ld=bfd", "{}"),
        reader=("--for", "gcc"),
        echo=rb"/[^ \n]*ld(?:\.bfd)?: cannot find (.*?): No such file or directory\n(?=/|collect2)",
        package="gcc",
        prefixed="-@=",
        endings=(".cpp", "-", "@c"),
    ),
    # A leading equals sign is the directory of --sysroot.
    "ld.bfd": Program(
        command=("ld.bfd", "{}"),
        reader=("--for", "ld.bfd"),
        echo=rb"ld\.bfd: cannot find (.*?): No such file or directory\n(?=ld\.bfd: |\Z)",
        package="binutils",
        prefixed="-@=",
    ),
    "ld.lld": Program(
        command=("ld.lld", "--error-limit=0", "{}"),
        reader=("--for", "ld.lld"),
        echo=rb"ld\.lld: error: cannot open (.*?): No such file or directory\n+(?=ld\.lld: |\Z)",
        package="lld",
        reads_empty=False,
    ),
    # A leading slash is an option of Windows'; an empty input is passed over.
    "lld-link": Program(
        command=("lld-link", "/errorlimit:0", "{}"),
        reader=("--for", "lld-link"),
        echo=rb"lld-link: error: could not open '(.*?)': No such file or directory\n+(?=lld-|\Z)",
        package="lld",
        prefixed="-@/",
        reads_empty=False,
    ),
    "llvm-nm": Program(
        command=("llvm-nm", "{}"),
        reader=("--for", "llvm-nm"),
        echo=rb"llvm-nm: error: (.*?): No such file or directory\n(?=llvm-nm: |\Z)",
        package="llvm",
        reads_empty=False,
    ),
    # It stops at the first file that is missing, but names every -z that it does not know.
    "mold": Program(
        command=("mold", "{}"),
        reader=("--for", "mold"),
        echo=rb"mold: warning: unknown command line option: -z (.*?)\n(?=mold: )",
        package="mold",
        prefixed="@",
        between="-z",
        is_optional=True,
    ),
    "nm": Program(
        command=("nm", "{}"),
        reader=("--for", "nm"),
        echo=rb"nm: '(.*?)': No such file\n(?=nm: |\Z)",
        package="binutils",
    ),
}

# SPDX-License-Identifier: MIT
"""Programs that read a list, one name a line or a record."""

import sys

from program import Program
from telling import complaints, nul_list

ARGPARSE_TOOL = """
import argparse, os, sys
parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
parser.add_argument("names", nargs="*")
for name in parser.parse_args().names:
    sys.stdout.buffer.write(os.fsencode(name) + b"\\0")
"""


def _ends_in_slash(argument: str) -> bool:
    return not argument or argument.endswith("/")


def _is_a_path(argument: str) -> bool:
    return "/" in argument


PROGRAMS: dict[str, Program] = {
    # Of a path it only tells the first part that is missing; `--` would end its options.
    "7z": Program(
        command=("7z", "a", "-bd", "new.7z", "@{}"),
        tells=complaints(
            rb"(?:(?<=folders:\n\n)|(?<=directory\n))(.*?) : errno=2 : No such file or directory\n"
        ),
        package="p7zip-full",
        dialect="7z",
        unasked=_is_a_path,
        longest=3,
        batch=1000,
        version_command=("7z",),
        is_optional=True,
    ),
    "argparse": Program(
        command=(sys.executable, "-X", "utf8", "tool.py", "@{}"),
        tells=nul_list,
        package="python3",
        dialect="argparse",
        reader=("--dialect", "argparse"),
        prefixed="-@",
        files={"tool.py": ARGPARSE_TOOL},
    ),
    # It makes its names relative to the current directory.
    "cmake-E-tar": Program(
        command=("cmake", "-E", "tar", "cf", "new.tar", "--files-from={}"),
        tells=complaints(rb"CMake Error: Unable to read from file '(.*?)': Can't lstat "),
        package="cmake",
        dialect="cmake-tar",
        reader=("--dialect", "cmake-tar"),
        prefixed="/~",
        unasked=_ends_in_slash,
    ),
    "tar": Program(
        command=("tar", "-P", "-cf", "/dev/null", "--quoting-style=literal", "--null", "-T", "{}"),
        tells=complaints(rb"tar: (.*?): Cannot stat: No such file or directory\n(?=tar: |\Z)"),
        package="tar",
        dialect="tar",
        unasked=_ends_in_slash,
    ),
    "xargs": Program(
        command=("xargs", "-0", "-a", "{}", "printf", "%s\\0"),
        tells=nul_list,
        package="findutils",
        dialect="nul",
    ),
    "xargs-d": Program(
        command=("xargs", "-d", "\\n", "-a", "{}", "printf", "%s\\0"),
        tells=nul_list,
        package="findutils",
        dialect="lines",
        reader=("--dialect", "lines"),
    ),
}

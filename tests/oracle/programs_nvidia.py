# SPDX-License-Identifier: MIT
"""NVIDIA's programs, which take --options-file."""

import re

from program import Program, witnessed
from telling import complaints

PACKAGE = "cuda (from NVIDIA)"
OPTIONS_FILE = ("--options-file", "{}")


def _holds_what_lists_take(argument: str) -> bool:
    """A list of options divides at commas, trims, and takes quotes and backslashes once more."""
    is_trimmed = argument.strip(" \t\r\n") != argument
    return not argument or is_trimmed or not set('",\\').isdisjoint(argument)


def _acts_in_a_shell(word: str) -> bool:
    """nvcc starts each step through sh, a file's name as it is in double quotes."""
    return re.search(r'"|(?<!\\)(?:\\\\)*(?:[$`]|\\\Z)', word) is not None


PROGRAMS: dict[str, Program] = {
    "fatbinary": witnessed(
        Program(
            command=("fatbinary", "--create", "all.fatbin", *OPTIONS_FILE),
            tells=complaints(b""),
            package=PACKAGE,
            dialect="ptxas",
            joined="--image3=kind=ptx,sm=75,file=",
            unasked=_holds_what_lists_take,
            files={"empty.ptx": ".version 7.0\n.target sm_75\n.address_size 64\n"},
            is_optional=True,
        ),
        "empty.ptx",
    ),
    # Its command for the preprocessor stands in the shell's double quotes.
    "nvcc": Program(
        also_refused=_acts_in_a_shell,
        command=("nvcc", "--dryrun", "-x", "c++", "-E", *OPTIONS_FILE),
        tells=complaints(rb'-m64 "(.*?)" \n(?=#\$ gcc|\Z)'),
        package=PACKAGE,
        dialect="nvcc",
        prefixed="-",
        is_optional=True,
    ),
    "nvlink": witnessed(
        Program(
            command=("nvlink", "-arch=sm_75", "-o", "linked", *OPTIONS_FILE),
            tells=complaints(b""),
            package=PACKAGE,
            dialect="ptxas",
            prefixed="-",
            builds=("empty.cubin",),
            is_optional=True,
        ),
        "empty.cubin",
    ),
    "ptxas": Program(
        command=("ptxas", *OPTIONS_FILE),
        tells=complaints(
            rb"ptxas fatal   : Input file '(.*?)' could not be opened\n(?=ptxas fatal)"
        ),
        package=PACKAGE,
        dialect="ptxas",
        prefixed="-",
        is_optional=True,
    ),
}

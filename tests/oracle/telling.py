# SPDX-License-Identifier: MIT
"""Ways in which a program tells what arguments it has read."""

import re
from collections.abc import Callable

Telling = Callable[[bytes], list[bytes]]

FIRST = "first-of-list"  # stands before the arguments where a program tells more than those
LAST = "last-of-list"


def complaints(pattern: bytes, unescape: Callable[[bytes], bytes] = bytes) -> Telling:
    """One complaint for each argument; the group of `pattern` is the argument."""
    compiled = re.compile(pattern, re.DOTALL)
    return lambda output: [unescape(text) for text in compiled.findall(output)]


def after_backslashes(text: bytes) -> bytes:
    """Takes away the backslashes that make the next byte literal."""
    return re.sub(rb"\\(.)", rb"\1", text, flags=re.DOTALL)


def nul_list(output: bytes) -> list[bytes]:
    return output.split(b"\0")[:-1]


def between_marks(words: list[bytes], step: int = 1) -> list[bytes]:
    """What stands between the marks; every one, or every other where an option stands between."""
    begin = words.index(FIRST.encode()) + step
    return words[begin : words.index(LAST.encode()) : step]


def started_with(step: int) -> Telling:
    """What dump_arguments was started with."""
    return lambda output: between_marks(nul_list(output), step)


def opened(output: bytes, behind: bytes = b"") -> list[bytes]:
    """What witness saw, without what stands `behind` each name.

    A file that is opened twice in a row was named once.
    """
    names = [name.removesuffix(behind) for name in nul_list(output)]
    once = [name for at, name in enumerate(names) if at == 0 or names[at - 1] != name]
    return between_marks(once)


def quoted_command(output: bytes) -> list[bytes]:
    """The command that clang -### shows, with every word in double quotes."""
    words = re.findall(rb'"((?:[^"\\]|\\.)*)"', output, re.DOTALL)
    return between_marks([after_backslashes(word) for word in words])

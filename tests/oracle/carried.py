# SPDX-License-Identifier: MIT
"""What no file of a dialect carries, so that rspkit has to refuse it.

Run, it prints the dialects.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass

PYTHON_LINE_ENDS = "\n\r\v\f\x1c\x1d\x1e"


def _nothing(word: str) -> bool:
    return False


@dataclass(frozen=True)
class Limits:
    """What stands in the way: `letters` anywhere, or at an end of the word; or `also`."""

    letters: str = ""
    at_start: tuple[str, ...] = ()
    at_end: tuple[str, ...] = ()
    empty: bool = False  # an empty word is lost
    at_files: bool = True  # a word that begins with @ is opened
    also: Callable[[str], bool] = _nothing

    def refuse(self, word: str) -> bool:
        if not word:
            return self.empty
        return (
            (self.at_files and word.startswith("@"))
            or word.startswith(self.at_start)
            or word.endswith(self.at_end)
            or not set(self.letters).isdisjoint(word)
            or self.also(word)
        )


def _holds_bare_quote(word: str) -> bool:
    """NVIDIA's: a double quote without a backslash before it."""
    return re.search(r'(?<!\\)"', word) is not None


def _is_not_grouped(word: str) -> bool:
    """Microsoft's link: quotes only group, in pairs around something."""
    return word.count('"') % 2 != 0 or not word.replace('"', "")


_TRIMMED_BY_MOC = (" ", "\t", "\v", "\f")  # and it may lose a carriage return anywhere

_CONTROL = "".join(map(chr, range(1, 0x20))) + "\x7f"

LIMITS: dict[str, Limits] = {
    "7z": Limits("\n\r*?", empty=True, at_files=False),
    "argparse": Limits(PYTHON_LINE_ENDS + "\x85\u2028\u2029"),
    "cmake-tar": Limits("\n", ("-",), ("\r",), empty=True, at_files=False),
    "csharp": Limits(_CONTROL + '"|', empty=True),
    "filelist": Limits(
        "\n\r", ("#", " ", "\t", "\v", "\f"), (" ", "\t", "\v", "\f"), empty=True, at_files=False
    ),
    "gnu": Limits(),
    "gnu-backslash": Limits("\n\r", empty=True),
    "hipcc": Limits("\n" + "".join(map(chr, range(0x80, 0x100))), empty=True),
    "java": Limits(at_files=False),
    "lines": Limits(PYTHON_LINE_ENDS),
    "link": Limits("\n\r\v\f\x1a", empty=True, at_files=False, also=_is_not_grouped),
    "llvm": Limits(empty=True),
    "mcs": Limits('"\n\r', empty=True),
    "moc": Limits(
        "\n\r", (*_TRIMMED_BY_MOC, "\ufeff"), _TRIMMED_BY_MOC, empty=True, at_files=False
    ),
    "nasm": Limits(
        "\n\r\x1a", (" ", "\t", "\v", "\f"), (" ", "\t", "\v", "\f"), empty=True, at_files=False
    ),
    "nul": Limits(at_files=False),
    "nvcc": Limits(at_files=False, also=_holds_bare_quote),
    "ptxas": Limits(at_files=False, also=_holds_bare_quote),
    "protoc": Limits("\n", empty=True, at_files=False),
    "rustc": Limits("\n", at_end=("\r",), at_files=False),
    "shell": Limits(),
    "tar": Limits(empty=True, at_files=False),
    "tcc": Limits(),
    "via": Limits("\n\r"),
    "windows": Limits(),
    "windows-lines": Limits("\n\r\x1a", (" ", "\t"), empty=True),
}

if __name__ == "__main__":
    print(";".join(LIMITS), end="")

# SPDX-License-Identifier: MIT
"""`read` gives back what `write` wrote, byte for byte: round_trip.py DIALECT RSPKIT LIST

Exactly what DIALECT has no spelling for is refused, and so is `@x` where its readers open files.
"""

import sys
from pathlib import Path

import comparison
import corpus
import rspkit

# The letters that no spelling carries, and whether an empty argument and a leading @ can be.
UNCARRIED: dict[str, tuple[str, bool, bool]] = {
    "gnu": ("", True, False),
    "lines": ("\n\r\v\f\x1c\x1d\x1e", True, False),
    "llvm": ("", False, False),
    "nul": ("", True, True),
    "shell": ("", True, False),
    "windows": ("", True, False),
}
# How many of the hostile arguments those are.
CARRIED = {
    "gnu": 12604,
    "lines": 6308,
    "llvm": 12603,
    "nul": 13155,
    "shell": 12604,
    "windows": 12604,
}
SINGLY = 2  # up to this length, what is refused is tried one by one


def is_carried(dialect: str, argument: str) -> bool:
    letters, carries_empty, carries_at = UNCARRIED[dialect]
    if not argument:
        return carries_empty
    if argument.startswith("@") and not carries_at:
        return False
    return not set(letters) & set(argument)


def give_back(dialect: str, tool: str, arguments: list[str]) -> int:
    reader = ("--dialect", dialect)
    path = Path("written.rsp")
    rspkit.write(tool, reader, arguments, path)
    return comparison.count_differences(arguments, rspkit.read(tool, reader, path))


def count_wrongly_carried(dialect: str, tool: str) -> int:
    refused = [
        argument
        for argument in corpus.short_arguments()
        if len(argument) <= SINGLY and not is_carried(dialect, argument)
    ]
    wrong = [a for a in refused if not rspkit.refuses(tool, ("--dialect", dialect), a)]
    print(f"refused one by one: {len(refused) - len(wrong)} of {len(refused)}")
    for argument in wrong:
        print(f"  carried {argument!r}")
    return len(wrong)


def main(dialect: str, tool: str, list_path: str) -> int:
    names = corpus.ck_names(Path(list_path))
    hostile = corpus.hostile_arguments()
    carried = [argument for argument in hostile if is_carried(dialect, argument)]
    print(f"dialect: {dialect}, carries {len(carried)} of {len(hostile)} hostile arguments")
    differences = give_back(dialect, tool, names) + give_back(dialect, tool, carried)
    differences += count_wrongly_carried(dialect, tool)
    tried = len(names) + len(carried)
    return comparison.conclude(tried, corpus.CK_COUNT + CARRIED[dialect], differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

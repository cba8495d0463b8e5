# SPDX-License-Identifier: MIT
"""`read` gives back what `write` wrote, byte for byte: round_trip.py DIALECT RSPKIT LIST

Exactly what DIALECT has no spelling for is refused, and so is `@x` where its readers open files.
"""

import sys
from pathlib import Path

import comparison
import corpus
import rspkit
from carried import LIMITS

LONGEST = 3
SINGLY = 2  # up to this length, what is refused is tried one by one


def as_read(dialect: str, argument: str) -> str:
    """Microsoft's link drops the quotes that group, also on its command line."""
    return argument.replace('"', "") if dialect == "link" else argument


def give_back(dialect: str, tool: str, arguments: list[str]) -> int:
    reader = ("--dialect", dialect)
    path = Path("written.rsp")
    rspkit.write(tool, reader, arguments, path)
    expected = [as_read(dialect, argument) for argument in arguments]
    return comparison.count_differences(expected, rspkit.read(tool, reader, path))


def count_wrongly_carried(dialect: str, tool: str) -> int:
    refused = [a for a in corpus.short_arguments(SINGLY) if LIMITS[dialect].refuse(a)]
    wrong = [a for a in refused if not rspkit.refuses(tool, ("--dialect", dialect), a)]
    print(f"refused one by one: {len(refused) - len(wrong)} of {len(refused)}")
    for argument in wrong:
        print(f"  carried {argument!r}")
    return len(wrong)


def main(dialect: str, tool: str, list_path: str) -> int:
    visited = corpus.ck_names(Path(list_path)) + corpus.hostile_arguments(LONGEST)
    carried = [argument for argument in visited if not LIMITS[dialect].refuse(argument)]
    print(f"dialect: {dialect}, carries {len(carried)} of {len(visited)} arguments")
    differences = give_back(dialect, tool, carried) + count_wrongly_carried(dialect, tool)
    tried = len(carried) + sum(map(LIMITS[dialect].refuse, visited))
    return comparison.conclude(tried, corpus.CK_COUNT + corpus.hostile_count(LONGEST), differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

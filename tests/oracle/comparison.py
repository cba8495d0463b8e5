# SPDX-License-Identifier: MIT
"""Counting and showing of what was read otherwise than it was meant."""

from collections.abc import Sequence

from result import Result

SHOWN = 10


def count_differences(expected: Sequence[str], actual: Sequence[bytes]) -> int:
    """Prints the first differences between what was written and what was read."""
    wanted = [argument.encode() for argument in expected]
    differing = [pair for pair in zip(wanted, actual) if pair[0] != pair[1]]
    for written, read in differing[:SHOWN]:
        print(f"  written {written!r}\n  read    {read!r}")
    missing = abs(len(wanted) - len(actual))
    if missing:
        print(f"  {len(wanted)} written, {len(actual)} read")
    return len(differing) + missing


def conclude(tried: int, expected: int, differences: int) -> int:
    """The last line of a test, and its exit status."""
    print(f"arguments tried: {tried} of {expected}, differences: {differences}")
    return 0 if tried == expected and differences == 0 else 1


def report(found: Result, visited: int) -> int:
    """As `conclude`, where some of the `visited` arguments are not tried."""
    print(f"program: {found.program}, {found.version}, dialect {found.dialect}")
    if found.refused:
        print(f"refused by rspkit: {found.refused}, as no file of the dialect carries them")
    if found.unasked:
        print(f"not asked: {found.unasked}, which the program itself changes or stops at")
    return conclude(found.arguments, visited - found.refused - found.unasked, found.differences)

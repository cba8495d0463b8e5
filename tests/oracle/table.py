# SPDX-License-Identifier: MIT
"""Prints what all oracles found, as the README shows it: table.py DIRECTORY

Fails when there are too few programs or any difference, so that no table says more than was run.
"""

import sys
from pathlib import Path

import result

LEAST_PROGRAMS = 25
HEAD = """\
| program | version | dialect | how | arguments | differences |
|---|---|---|---|---:|---:|"""


def row(found: result.Result) -> str:
    return (
        f"| {found.program} | {found.version} | {found.dialect} | {found.how} "
        f"| {found.arguments:,} | {found.differences} |"
    )


def main(directory: str) -> int:
    results = result.load_all(Path(directory))
    print(HEAD)
    for found in results:
        print(row(found))
    differing = [found.program for found in results if found.differences]
    if differing:
        print(f"error: read otherwise: {' '.join(differing)}", file=sys.stderr)
    if len(results) < LEAST_PROGRAMS:
        print(f"error: {len(results)} programs, {LEAST_PROGRAMS} are needed", file=sys.stderr)
    return 1 if differing or len(results) < LEAST_PROGRAMS else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

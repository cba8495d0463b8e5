# SPDX-License-Identifier: MIT
"""Prints what all oracles found, as the README shows it: table.py DIRECTORY [README]

Fails when there are too few programs or any difference, so that no table says more than was run;
and with README where that shows another row for a program, of whatever version.
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


def without_version(line: str) -> str:
    cells = line.split(" | ")
    return " | ".join(cells[:1] + cells[2:])


def missing_rows(results: list[result.Result], readme: Path) -> list[str]:
    """The rows that the README shows otherwise or not at all."""
    shown = {without_version(line) for line in readme.read_text(encoding="utf-8").splitlines()}
    return [row(found) for found in results if without_version(row(found)) not in shown]


def main(directory: str, readme: str = "") -> int:
    results = result.load_all(Path(directory))
    print(HEAD)
    for found in results:
        print(row(found))
    differing = [found.program for found in results if found.differences]
    if differing:
        print(f"error: read otherwise: {' '.join(differing)}", file=sys.stderr)
    if len(results) < LEAST_PROGRAMS:
        print(f"error: {len(results)} programs, {LEAST_PROGRAMS} are needed", file=sys.stderr)
    missing = missing_rows(results, Path(readme)) if readme else []
    for line in missing:
        print(f"error: README.md does not show: {line}", file=sys.stderr)
    return 1 if missing or differing or len(results) < LEAST_PROGRAMS else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

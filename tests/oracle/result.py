# SPDX-License-Identifier: MIT
"""What an oracle found out, kept as JSON beside what the others did."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Result:
    """`refused` is what rspkit refuses, `unasked` what the program cannot be asked about."""

    program: str
    version: str
    dialect: str
    how: str  # run, or model
    arguments: int
    differences: int
    refused: int = 0
    unasked: int = 0


def save(result: Result, directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(result), indent=2)
    (directory / f"{result.program}.json").write_text(text + "\n", encoding="utf-8")


def forget(program: str, directory: Path) -> None:
    """What an earlier run found; of no use when this one finds nothing."""
    (directory / f"{program}.json").unlink(missing_ok=True)


def load_all(directory: Path) -> list[Result]:
    """In the order of the programs' names."""
    files = sorted(directory.glob("*.json"), key=lambda file: file.stem.casefold())
    return [Result(**json.loads(file.read_text(encoding="utf-8"))) for file in files]

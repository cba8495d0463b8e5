# SPDX-License-Identifier: MIT
"""A real program reads what rspkit wrote: read_back.py PROGRAM RSPKIT LIST RESULTS

Every argument is compared. What rspkit refuses has to be what no file can carry to the program.
"""

import random
import sys
from pathlib import Path

import comparison
import corpus
import result
import rspkit
from carried import LIMITS, Limits
from program import Program
from programs import PROGRAMS

SKIPPED = 77
SINGLY = 40  # so many of what is refused are tried one by one


def try_batch(program: Program, tool: str, reader: tuple[str, ...], arguments: list[str]) -> int:
    response_file = Path("batch.rsp")
    rspkit.write(tool, reader, program.as_list(arguments), response_file)
    return comparison.count_differences(arguments, program.read(response_file))


def count_wrongly_carried(tool: str, reader: tuple[str, ...], words: list[str]) -> int:
    """The shortest and some others of `words`, which all have to be refused."""
    some = sorted(words, key=len)[: SINGLY // 2]
    some += random.Random(1).sample(words, min(len(words), SINGLY // 2))
    wrong = [word for word in some if not rspkit.refuses(tool, reader, word)]
    for word in wrong[: comparison.SHOWN]:
        print(f"  not refused {word!r}")
    return len(wrong)


def divided(
    program: Program, limits: Limits, arguments: list[str]
) -> tuple[list[str], list[str], int]:
    """What can be tried, what is refused, as words, and how many the program is not asked."""
    asked = [argument for argument in arguments if not program.unasked(argument)]
    words = program.as_words(asked)
    refused = [limits.refuse(word) or program.also_refused(word) for word in words]
    carried = [argument for argument, is_refused in zip(asked, refused) if not is_refused]
    lost = [word for word, is_refused in zip(words, refused) if is_refused]
    return carried, lost, len(arguments) - len(asked)


def try_program(name: str, program: Program, tool: str, list_path: Path) -> result.Result:
    reader = program.reader or ("--for", name)
    names = corpus.ck_names(list_path) + corpus.hostile_arguments(program.longest)
    arguments = [program.as_asked(argument) for argument in names]
    carried, refused, unasked = divided(program, LIMITS[program.dialect], arguments)
    differences = sum(
        try_batch(program, tool, reader, carried[at : at + program.batch])
        for at in range(0, len(carried), program.batch)
    )
    return result.Result(
        program=name,
        version=program.version(),
        dialect=program.dialect,
        how="run",
        arguments=len(carried),
        differences=differences + count_wrongly_carried(tool, reader, refused),
        refused=len(refused),
        unasked=unasked,
    )


def main(name: str, tool: str, list_path: str, results: str) -> int:
    program = PROGRAMS[name]
    result.forget(name, Path(results))
    if not program.is_there():
        print(f"{name} is not there; get it with: apt-get install {program.package}")
        return SKIPPED if program.is_optional else 1
    program.prepare()
    found = try_program(name, program, tool, Path(list_path))
    result.save(found, Path(results))
    return comparison.report(found, corpus.CK_COUNT + corpus.hostile_count(program.longest))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

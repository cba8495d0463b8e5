# SPDX-License-Identifier: MIT
"""Options beyond a driver's inner limit reach its children: inner_limits.py CASE RSPKIT

Each case fails without rspkit, also by the driver's own response file, and passes with it, and the
order of the options decides as it does without.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

SKIPPED = 77
ENOUGH = 150_000  # bytes of options, more than one string of Linux takes
OBJECTS = 3_000_000  # bytes of objects


def includes_and_macros() -> list[str]:
    """Options in which the first directory has to win and the last definition counts."""
    options = ["-Ifirst", "-DWHO=0", "-UWHO", "-DWHO=7", '-DTEXT="a b"', "-include", "first/pre.h"]
    count = 0
    while sum(map(len, options)) < ENOUGH:
        options += [f"-I/nowhere/include/{count:06}", f"-DUNUSED_{count}={count}"]
        count += 1
    return [*options, "-Isecond"]


def library_directories() -> list[str]:
    """-L options; libutil stands in the first, and gcc has one of its own."""
    count = ENOUGH // len("-L/nowhere/lib/000000")
    return ["-Llib", *(f"-L/nowhere/lib/{number:06}" for number in range(count))]


def objects() -> list[str]:
    """The name of one object without symbols, in many spellings of a path."""
    name = "./" * 100 + "empty.o"
    return [name] * (OBJECTS // len(name))


def write_sources() -> None:
    for directory, value in (("first", 1), ("second", 2)):
        Path(directory).mkdir(exist_ok=True)
        Path(directory, "who.h").write_text(f"#define FOUND {value}\n", encoding="utf-8")
    once = "#define PRE 5\nenum only_once { once };\n"
    Path("first/pre.h").write_text(once, encoding="utf-8")
    check = "FOUND == 1 && WHO == 7 && PRE == 5 && sizeof(TEXT) == 4"
    text = f'#include "who.h"\nstatic_assert({check}, "order");\nint main() {{}}\n'
    for name in ("a.cu", "plain.cpp"):
        Path(name).write_text(text, encoding="utf-8")
    Path("a.cpp").write_text(text + 'asm(".include \\"first.inc\\"");\n', encoding="utf-8")
    Path("first/first.inc").write_text("", encoding="utf-8")  # the assembler looks for it
    Path("a.f90").write_text("program a\n use m\n print *, k\nend program\n", encoding="utf-8")
    Path("m.f90").write_text("module m\n integer :: k = 3\nend module\n", encoding="utf-8")
    Path("empty.c").write_text("", encoding="utf-8")
    Path("util.c").write_text("int only_here(void) { return 0; }\n", encoding="utf-8")
    main = "int only_here(void);\nint main(void) { return only_here(); }\n"
    Path("main.c").write_text(main, encoding="utf-8")


def build_library() -> None:
    Path("lib").mkdir(exist_ok=True)
    for command in (
        ["gcc", "-c", "empty.c", "util.c", "main.c"],
        ["ar", "rcs", "lib/libutil.a", "util.o"],
    ):
        subprocess.run(command, check=True)


def build_module() -> None:
    Path("first").mkdir(exist_ok=True)
    subprocess.run(["gfortran", "-c", "-J", "first", "m.f90"], check=True)


def module_directories() -> list[str]:
    count = ENOUGH // len("-I/nowhere/mod/000000")
    return ["-Ifirst", *(f"-I/nowhere/mod/{number:06}" for number in range(count))]


@dataclass(frozen=True)
class Case:
    program: str
    words: tuple[str, ...]  # {} is where the options stand
    options: Callable[[], list[str]]
    prepare: Callable[[], None] = lambda: None
    switch: tuple[str, ...] = ("@{}",)  # of the driver's own response file
    after: tuple[str, ...] = ()  # a command that still works when all response files are gone


LINK = ("main.o", "-o", "linked", "{}", "-lutil")
CASES: dict[str, Case] = {
    "c++": Case("c++", ("-c", "a.cpp", "{}"), includes_and_macros),
    "g++": Case("g++", ("-c", "a.cpp", "{}"), includes_and_macros),
    "g++-link": Case("g++", LINK, lambda: library_directories() + objects(), build_library),
    "g++-lto-object": Case(
        "g++",
        ("-flto", "-c", "plain.cpp", "{}"),
        includes_and_macros,
        after=("g++", "-flto", "plain.o", "-o", "linked"),
    ),
    "gcc-lto-link": Case("gcc", ("-flto", *LINK), library_directories, build_library),
    "gfortran": Case("gfortran", ("-c", "-Wno-missing-include-dirs", "a.f90", "{}"), module_directories, build_module),
    "mingw-g++": Case(
        "x86_64-w64-mingw32-g++-posix", ("-c", "a.cpp", "{}"), includes_and_macros
    ),
    "nvcc": Case(
        "nvcc", ("-c", "a.cu", "{}"), includes_and_macros, switch=("--options-file", "{}")
    ),
    "nvcc-host-file": Case(
        "nvcc", ("-c", "a.cpp", "{}"), includes_and_macros, switch=("--options-file", "{}")
    ),
    "nvcc-link": Case(
        "nvcc", LINK, library_directories, build_library, switch=("--options-file", "{}")
    ),
}


def command_with(case: Case, options: list[str]) -> list[str]:
    words = [case.program]
    for word in case.words:
        words += options if word == "{}" else [word]
    return words


def fails_without(case: Case, tool: str, options: list[str]) -> bool:
    """By the driver's own response file, spelled right: no operating system limit is in the way."""
    path = "options.rsp"
    subprocess.run(
        [tool, "write", "--for", case.program, "-o", path, "--from", "-", "-0"],
        input=b"".join(option.encode() + b"\0" for option in options),
        check=True,
    )
    command = command_with(case, [word.replace("{}", path) for word in case.switch])
    result = subprocess.run(command, capture_output=True, check=False)
    print(f"without rspkit: status {result.returncode}, {result.stderr.decode()[:200]!r}")
    return result.returncode != 0


def run_with(case: Case, tool: str, options: list[str]) -> int:
    list_path = Path("options.txt")
    list_path.write_text("".join(f"{option}\n" for option in options), encoding="utf-8")
    command = [tool, "run", "--from", str(list_path), "--", *command_with(case, ["{}"])]
    return subprocess.run(command, check=False).returncode


def main(name: str, tool: str) -> int:
    case = CASES[name]
    if shutil.which(case.program) is None:
        print(f"{case.program} is not there")
        return SKIPPED
    write_sources()
    case.prepare()
    options = case.options()
    print(f"{case.program}: {sum(map(len, options))} bytes in {len(options)} words")
    if not fails_without(case, tool, options):
        print("it passes without rspkit, so this test shows nothing")
        return 1
    status = run_with(case, tool, options)
    print(f"with rspkit: status {status}")
    if status == 0 and case.after:
        status = subprocess.run(case.after, check=False).returncode
        print(f"afterwards: status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

# SPDX-License-Identifier: MIT
"""binutils, native and MinGW's: what they cannot open they name."""

from program import Program, is_empty, witnessed
from telling import FIRST, LAST, complaints, opened

MINGW = "binutils-mingw-w64-x86-64"


def _missing(
    name: str, *options: str, package: str = "binutils", optional: bool = False
) -> Program:
    """A tool that says: 'x': No such file."""
    prompt = name.encode()
    return Program(
        command=(name, *options, "@{}"),
        tells=complaints(
            prompt + rb": (?:Error: )?'(.*?)': No such file\n(?=" + prompt + rb": |\Z)"
        ),
        package=package,
        prefixed="-@",
        is_optional=optional,
    )


def _archiver(name: str, package: str = "binutils", optional: bool = False) -> Program:
    return Program(
        command=(name, "t", "empty.a", "@{}"),
        tells=complaints(rb"no entry (.*?) in archive\n(?=no entry |\Z)"),
        package=package,
        prefixed="-@",
        builds=("empty.a",),
        is_optional=optional,
    )


def _linker(name: str, package: str = "binutils", optional: bool = False) -> Program:
    """A leading equals sign is the directory of --sysroot."""
    prompt = name.encode()
    return Program(
        command=(name, "@{}"),
        tells=complaints(
            prompt + rb": cannot find (.*?): No such file or directory\n(?=" + prompt + rb": |\Z)"
        ),
        package=package,
        prefixed="-@=",
        is_optional=optional,
    )


PROGRAMS: dict[str, Program] = {
    "ar": _archiver("ar"),
    "as": Program(
        command=("as", "-o", "empty.out", "@{}"),
        tells=complaints(rb"Error: can't open (.*?) for reading: No such file or directory\n"),
        package="binutils",
        prefixed="-@",
        unasked=is_empty,
    ),
    "ld.bfd": Program(
        command=("ld.bfd", "@{}"),
        tells=complaints(rb"ld\.bfd: warning: -z (.*?) ignored\n(?=ld\.bfd: |\Z)"),
        package="binutils",
        between=("-z",),
    ),
    "ld.gold": Program(
        command=("ld.gold", "@{}"),
        tells=complaints(
            rb"ld\.gold: error: cannot open (.*?): No such file[^\n]*\n(?=ld\.gold: |\Z)"
        ),
        package="binutils",
        prefixed="-@=",
    ),
    "nm": _missing("nm"),
    "objdump": _missing("objdump", "-p"),
    "ranlib": _missing("ranlib"),
    "readelf": _missing("readelf", "-h"),
    "size": _missing("size"),
    "strings": _missing("strings"),
    "strip": _missing("strip"),
    "x86_64-w64-mingw32-ar": _archiver("x86_64-w64-mingw32-ar", MINGW, True),
    "x86_64-w64-mingw32-dlltool": witnessed(
        Program(
            command=("x86_64-w64-mingw32-dlltool", "@{}"),
            tells=complaints(b""),
            package=MINGW,
            prefixed="-@",
            is_optional=True,
        ),
        "empty.obj",
    ),
    "x86_64-w64-mingw32-ld": _linker("x86_64-w64-mingw32-ld", MINGW, True),
    "x86_64-w64-mingw32-nm": _missing("x86_64-w64-mingw32-nm", package=MINGW, optional=True),
    # It looks for an icon in every directory that it is given. What it makes of them for the
    # preprocessor is of no matter: here that only shows a file.
    "x86_64-w64-mingw32-windres": Program(
        longest=3,
        command=(
            *("x86_64-w64-mingw32-windres", "--use-temp-file", "--preprocessor=./show"),
            *("@{}", "icon.rc", "icon.res"),
        ),
        tells=lambda output: opened(output, b"/missing.ico"),
        package=MINGW,
        first=(f"-I{FIRST}",),
        joined="-I",
        last=(f"-I{LAST}",),
        unasked=is_empty,
        output="opened.nul",
        builds=("witness.so",),
        files={"show": "#!/bin/sh\ncat icon.rc\n", "icon.rc": '1 ICON "missing.ico"\n'},
        environment={
            "LD_PRELOAD": "./witness.so",
            "WITNESS_FILE": "opened.nul",
            "WITNESS_INSTEAD": "/nonexistent",
        },
        is_optional=True,
    ),
}

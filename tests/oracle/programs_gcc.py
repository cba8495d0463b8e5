# SPDX-License-Identifier: MIT
"""GCC's drivers: they hand the words behind -Xlinker on, and the linker names those."""

from program import Program
from telling import complaints

_WARNINGS = complaints(rb"ld\.bfd: warning: -z (.*?) ignored\n(?=/|collect2)")


def _driver(name: str, package: str, optional: bool = True) -> Program:
    return Program(
        command=(name, "-fuse-ld=bfd", "-nostdlib", "empty.o", "@{}", "missing.o"),
        tells=_WARNINGS,
        package=package,
        between=("-Xlinker", "-z", "-Xlinker"),
        builds=("empty.o",),
        is_optional=optional,
    )


PROGRAMS: dict[str, Program] = {
    "g++": _driver("g++", "g++", False),
    "gcc": _driver("gcc", "gcc", False),
    "gdc": _driver("gdc", "gdc"),
    "gfortran": _driver("gfortran", "gfortran"),
    # Its linker knows no -z. Objects go on to it: a source would start a compiler, and so would a
    # final dash or `@c`, which the driver takes for languages.
    "x86_64-w64-mingw32-g++-posix": Program(
        command=("x86_64-w64-mingw32-g++-posix", "@{}"),
        tells=complaints(
            rb"/[^ \n]*ld(?:\.bfd)?: cannot find (.*?): No such file or directory\n(?=/|collect2)"
        ),
        package="g++-mingw-w64-x86-64-posix",
        version_command=("x86_64-w64-mingw32-g++-posix", "-dumpfullversion"),
        prefixed="-@=",
        endings=(".cpp", "-", "@c"),
        is_optional=True,
    ),
}

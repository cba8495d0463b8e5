# SPDX-License-Identifier: MIT
"""LLVM's programs: those of the version that Debian calls by their plain names, and LLVM 19's."""

import re

import elf
from program import Program, is_empty, witnessed
from telling import FIRST, LAST, complaints, quoted_command

UNLIMITED = ("--error-limit=0",)
MACHO = ("-arch", "x86_64", "-platform_version", "macos", "11", "11", *UNLIMITED)
MISSING = rb"cannot open (.*?): No such file or directory"
SYMBOLS = 50000


def _clang(name: str, package: str, optional: bool) -> Program:
    """-### shows the linker's command."""
    return Program(
        command=(name, "-###", "empty.o", "@{}"),
        tells=quoted_command,
        package=package,
        dialect="llvm",
        first=("-Xlinker", FIRST),
        between=("-Xlinker",),
        last=("-Xlinker", LAST),
        builds=("empty.o",),
        is_optional=optional,
    )


def _clang_cl(name: str, package: str, optional: bool) -> Program:
    """What stands behind /link goes to the linker."""
    return Program(
        command=(name, "--driver-mode=cl", "-###", "empty.o", "@{}"),
        tells=quoted_command,
        package=package,
        dialect="windows",
        reader=("--for", "clang-cl"),
        first=("/link", FIRST),
        last=(LAST,),
        builds=("empty.o",),
        is_optional=optional,
    )


def _complaining(
    name: str,
    package: str,
    optional: bool,
    message: bytes = rb"(.*?): No such file or directory",
    options: tuple[str, ...] = (),
) -> Program:
    """Names each file that is missing, in a message whose group is the name."""
    prompt = name.encode() + rb": error: "
    return Program(
        command=(name, *options, "@{}"),
        tells=complaints(prompt + message + rb"\n+(?=" + prompt + rb"|>>>|\Z)"),
        package=package,
        dialect="llvm",
        prefixed="-@",
        builds=("empty.a",),
        is_optional=optional,
    )


def _lld_link(name: str, package: str, optional: bool) -> Program:
    """A leading slash is an option of Windows'; an empty input is passed over."""
    prompt = name.encode() + rb": error: "
    return Program(
        command=(name, "/errorlimit:0", "@{}"),
        tells=complaints(
            prompt + rb"could not open '(.*?)': No such file or directory\n+(?=" + prompt + rb"|\Z)"
        ),
        package=package,
        dialect="windows",
        prefixed="-@/",
        unasked=is_empty,
        longest=3,
        is_optional=optional,
    )


def _llvm_lib(name: str, package: str, optional: bool) -> Program:
    """It tells no version, but comes with llvm-ar."""
    return witnessed(
        Program(
            command=(name, "/out:members.lib", "@{}"),
            version_command=(name.replace("lib", "ar"), "--version"),
            tells=complaints(b""),
            package=package,
            dialect="windows",
            prefixed="-@/",
            unasked=is_empty,
            is_optional=optional,
        ),
        "empty.obj",
    )


def _renamed(file: bytes) -> list[bytes]:
    return [name for name in elf.symbol_names(file) if not re.fullmatch(rb"s\d{6}", name)]


def _llvm_objcopy(name: str, package: str, optional: bool) -> Program:
    """Gives the symbols of an object the names that it reads."""
    return Program(
        command=(name, "@{}", "symbols.o", "renamed.o"),
        tells=_renamed,
        output="renamed.o",
        package=package,
        dialect="llvm",
        joined="--redefine-sym=s{}=",
        batch=SYMBOLS,
        files={"symbols.s": "".join(f".globl s{number:06}\n" for number in range(SYMBOLS))},
        builds=("symbols.o",),
        is_optional=optional,
    )


def _version(suffix: str, clang: str, lld: str, llvm: str, optional: bool) -> dict[str, Program]:
    return {
        "clang" + suffix: _clang("clang" + suffix, clang, optional),
        "clang++" + suffix: _clang("clang++" + suffix, clang, optional),
        "clang-cl" + suffix: _clang_cl("clang" + suffix, clang, optional),
        "ld.lld" + suffix: _complaining("ld.lld" + suffix, lld, optional, MISSING, UNLIMITED),
        "lld-link" + suffix: _lld_link("lld-link" + suffix, lld, optional),
        "llvm-ar" + suffix: _complaining(
            "llvm-ar" + suffix, llvm, optional, rb"'(.*?)' was not found", ("t", "empty.a")
        ),
        "llvm-lib" + suffix: _llvm_lib("llvm-lib" + suffix, llvm, True),
        "llvm-nm" + suffix: _complaining("llvm-nm" + suffix, llvm, optional),
        "llvm-objcopy" + suffix: _llvm_objcopy("llvm-objcopy" + suffix, llvm, optional),
        "wasm-ld" + suffix: _complaining("wasm-ld" + suffix, lld, True, MISSING, UNLIMITED),
    }


PROGRAMS: dict[str, Program] = {
    **_version("", "clang", "lld", "llvm", False),
    **_version("-19", "clang-19", "lld-19", "llvm-19", True),
    "ld64.lld-14": _complaining("ld64.lld-14", "lld-14", True, MISSING, MACHO),
    "ld64.lld-19": _complaining("ld64.lld-19", "lld-19", True, MISSING, MACHO),
    "flang-new-19": Program(
        command=("flang-new-19", "-###", "-c", "empty.f90", "@{}"),
        tells=quoted_command,
        package="flang-19",
        dialect="llvm",
        first=("-Xflang", FIRST),
        between=("-Xflang",),
        last=("-Xflang", LAST),
        files={"empty.f90": "end\n"},
        is_optional=True,
    ),
    # It stops at the first file that is missing, but names every -z that it does not know.
    "mold": Program(
        command=("mold", "@{}"),
        tells=complaints(rb"mold: warning: unknown command line option: -z (.*?)\n(?=mold: )"),
        package="mold",
        between=("-z",),
        longest=3,
        is_optional=True,
    ),
}

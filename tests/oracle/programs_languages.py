# SPDX-License-Identifier: MIT
"""Compilers of other languages, and what makes sources for them."""

from program import Program, is_empty, witnessed
from telling import FIRST, LAST, complaints, nul_list, quoted_command, started_with

DUMP = {"DUMP_FILE": "dump.nul"}

_parameters = complaints(rb"\x02(.*?)(?=,[\x02\x03])")

PLUGIN = """#!/usr/bin/env python3
import sys
with open("request.bin", "wb") as file:
    file.write(sys.stdin.buffer.read())
"""
RUST = """#![no_std]
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
"""


def _is_no_plain_name(argument: str) -> bool:
    """A pattern to mcs, nothing at all, or a path, which may be another name of the same file."""
    return not set("*?/").isdisjoint(argument) or not argument.strip()


def _is_taken_as_it_is(argument: str) -> bool:
    """moc puts quotes around the file's name in #include only where there are none."""
    return not argument or argument.startswith(('"', "<"))


PROGRAMS: dict[str, Program] = {
    "hipcc": Program(
        command=("hipcc", "--offload-arch=gfx906", "-###", "empty.o", "@{}"),
        tells=quoted_command,
        package="hipcc",
        dialect="hipcc",
        first=("-Xlinker", FIRST),
        between=("-Xlinker",),
        last=("-Xlinker", LAST),
        builds=("empty.o",),
        is_optional=True,
    ),
    "java": Program(
        command=("java", "@{}"),
        tells=nul_list,
        package="default-jdk-headless",
        dialect="java",
        first=("-cp", ".", "DumpArguments"),
        builds=("DumpArguments.class",),
        version_command=("java", "-version"),
        is_optional=True,
    ),
    # The values of options for a processor of annotations, here one that writes them down.
    "javac": Program(
        command=(
            *("javac", "-proc:only", "-processorpath", ".", "-processor", "DumpOptions"),
            *("@{}", "DumpOptions"),
        ),
        tells=nul_list,
        output="options.nul",
        package="default-jdk-headless",
        dialect="java",
        joined="-An{}=",
        unasked=is_empty,
        builds=("DumpOptions.class",),
        is_optional=True,
    ),
    "ldc2": Program(
        command=("ldc2", "empty.o", "--gcc=./dump_arguments", "-of=linked", "@{}"),
        tells=started_with(2),
        output="dump.nul",
        package="ldc",
        dialect="llvm",
        first=(f"-L={FIRST}",),
        joined="-L=",
        last=(f"-L={LAST}",),
        builds=("dump_arguments", "empty.o"),
        environment=DUMP,
        longest=3,
        batch=200,  # its own response file for the linker begins above that
        is_optional=True,
    ),
    "mcs": Program(
        command=("mcs", "@{}"),
        tells=complaints(rb"error CS2001: Source file `(.*?)' could not be found\n"),
        package="mono-mcs",
        dialect="mcs",
        prefixed="-",
        unasked=_is_no_plain_name,
        is_optional=True,
    ),
    "moc": Program(
        command=("moc", "@{}"),
        tells=complaints(rb'#include "(.*?)"\n(?=#)'),
        output="moc.cpp",
        package="qtbase5-dev-tools",
        dialect="moc",
        unasked=_is_taken_as_it_is,
        first=("object.h", "-o", "moc.cpp"),
        joined="-f",
        is_optional=True,
        files={"object.h": "class Object : public QObject { Q_OBJECT };\n"},
    ),
    "nasm": Program(
        command=("nasm", "-@", "{}", "-o", "empty.bin", "empty.asm"),
        tells=complaints(
            rb"empty\.asm: error: unable to open include file `(.*?)': No such file[^\n]*\n"
        ),
        package="nasm",
        dialect="nasm",
        between=("-p",),
        files={"empty.asm": "\n"},
        is_optional=True,
    ),
    # A plugin is told all options for it, with commas between.
    "protoc": Program(
        command=(
            *("protoc", "--plugin=protoc-gen-dump=./plugin", "--dump_out=."),
            *("empty.proto", "@{}"),
        ),
        tells=_parameters,
        output="request.bin",
        package="protobuf-compiler",
        dialect="protoc",
        joined="--dump_opt=\x02",
        last=("--dump_opt=\x03",),
        files={"empty.proto": 'syntax = "proto3";\n', "plugin": PLUGIN},
        is_optional=True,
    ),
    "rustc": Program(
        command=(
            *("rustc", "-Clinker=./dump_arguments", "-Cpanic=abort", "--crate-type=cdylib"),
            *("-o", "linked.so", "empty.rs", "@{}"),
        ),
        tells=started_with(1),
        output="dump.nul",
        package="rustc",
        dialect="rustc",
        first=(f"-Clink-arg={FIRST}",),
        joined="-Clink-arg=",
        last=(f"-Clink-arg={LAST}",),
        builds=("dump_arguments",),
        environment=DUMP,
        files={"empty.rs": RUST},
        is_optional=True,
    ),
    "tcc": witnessed(
        Program(
            command=("tcc", "-nostdlib", "-o", "linked", "-xb", "@{}"),
            tells=complaints(b""),
            package="tcc",
            dialect="tcc",
            prefixed="-",
            unasked=is_empty,
            version_command=("tcc", "-v"),
            is_optional=True,
        ),
        "empty.o",
    ),
}

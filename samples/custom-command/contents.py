#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a table of contents of the given files."""
import argparse
import pathlib

parser = argparse.ArgumentParser(fromfile_prefix_chars="@")
parser.add_argument("--title", required=True)
parser.add_argument("files", nargs="+", type=pathlib.Path)
arguments = parser.parse_args()

print(arguments.title)
for file in arguments.files:
    print(f"{file.name}: {len(file.read_text().splitlines())} lines")

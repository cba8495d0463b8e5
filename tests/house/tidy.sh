#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs clang-tidy over the program: tidy.sh BUILD_DIRECTORY, which holds compile_commands.json.
find tool -name '*.cpp' -print0 | xargs -0 -n 4 -P 2 clang-tidy --quiet -p "$1"

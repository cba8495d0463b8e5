#!/bin/sh
# SPDX-License-Identifier: MIT
# Fails on C++ that clang-format would change.
find tool tests samples -name '*.cpp' -o -name '*.h' | sort | xargs clang-format --dry-run -Werror

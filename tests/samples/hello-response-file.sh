#!/bin/sh
# SPDX-License-Identifier: MIT
# What the sample made, looked at in its build directory.
set -e
[ "$(./hello)" = "hello from a link of any length" ]
grep -q 'greet.c.o:.* T greet$' symbols.txt
grep -q 'main.c.o:.* T main$' symbols.txt

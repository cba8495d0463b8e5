#!/bin/sh
# SPDX-License-Identifier: MIT
# What the sample made, looked at in its build directory.
set -e
[ "$(./loud)" = "EVERY ARGUMENT ARRIVED" ]
[ "$(cat contents.txt)" = '"All" sources
main.c: 6 lines
shout.c: 8 lines' ]
grep -q 'shout.c.o:.* T shout$' symbols.txt
[ "$(cat members.txt)" = "main.c.o
shout.c.o" ]
[ "$(find CMakeFiles/rspkit -name '*.rsp' | wc -l)" -eq 4 ]

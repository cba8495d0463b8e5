# SPDX-License-Identifier: MIT
enable_language(C)

add_executable(before EXCLUDE_FROM_ALL main.c)
add_executable(alias::before ALIAS before)
add_library(nm OBJECT EXCLUDE_FROM_ALL main.c)
rspkit_add_custom_command(OUTPUT before.txt COMMAND before "a b" > before.txt)
rspkit_add_custom_command(OUTPUT after.txt COMMAND after "a b" > after.txt)
rspkit_add_custom_command(OUTPUT alias.txt COMMAND alias::before "a b" > alias.txt)
# A target that is no program does not take the place of one.
rspkit_add_custom_command(OUTPUT nm.txt COMMAND nm --version > nm.txt)
add_executable(after EXCLUDE_FROM_ALL main.c)
add_custom_target(programs ALL DEPENDS before.txt after.txt alias.txt nm.txt)

# SPDX-License-Identifier: MIT
enable_language(C)

add_executable(before EXCLUDE_FROM_ALL main.c)
# Nothing but an argument names these targets, and still they are built first.
rspkit_add_custom_command(
  OUTPUT out.txt
  COMMAND
    nm "$<TARGET_FILE:before>" "$<1:$<TARGET_FILE:after>>" "$<TARGET_FILE:alias::after>" > out.txt
)
add_executable(after EXCLUDE_FROM_ALL main.c)
add_executable(alias::after ALIAS after)
add_custom_target(list ALL DEPENDS out.txt)

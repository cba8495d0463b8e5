# SPDX-License-Identifier: MIT
add_custom_command(OUTPUT out.txt COMMAND cmake -E touch out.txt VERBATIM)
rspkit_add_custom_command(OUTPUT out.txt APPEND COMMAND cmake -E echo a)

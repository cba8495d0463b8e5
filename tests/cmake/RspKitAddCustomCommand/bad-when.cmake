# SPDX-License-Identifier: MIT
rspkit_add_custom_command(WHEN SOMETIMES OUTPUT out.txt COMMAND nm a.o)

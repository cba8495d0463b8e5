# SPDX-License-Identifier: MIT
rspkit_add_custom_command(DIALECT OUTPUT out.txt COMMAND nm a.o)

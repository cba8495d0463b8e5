# SPDX-License-Identifier: MIT
rspkit_add_custom_command(FOR gcc DIALECT gnu OUTPUT out.txt COMMAND nm a.o)

# SPDX-License-Identifier: MIT
rspkit_add_custom_command(LANGUAGE C OUTPUT out.txt COMMAND nm a.o)

# SPDX-License-Identifier: MIT
rspkit_add_custom_command(COMMAND nm a.o)

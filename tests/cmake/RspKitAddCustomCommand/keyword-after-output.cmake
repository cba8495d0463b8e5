# SPDX-License-Identifier: MIT
rspkit_add_custom_command(OUTPUT out.txt WHEN ALWAYS COMMAND nm a)

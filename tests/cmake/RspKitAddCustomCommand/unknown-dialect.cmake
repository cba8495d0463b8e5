# SPDX-License-Identifier: MIT
rspkit_add_custom_command(DIALECT klingon OUTPUT out.txt COMMAND nm a.o)
add_custom_target(a ALL DEPENDS out.txt)

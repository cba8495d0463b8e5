# SPDX-License-Identifier: MIT
include("${RSPKIT_MODULES}/RspKit.cmake")
rspkit_add_custom_command(OUTPUT out.txt COMMAND nm a.o)

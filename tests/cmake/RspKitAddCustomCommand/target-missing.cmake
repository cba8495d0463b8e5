# SPDX-License-Identifier: MIT
rspkit_add_custom_command(TARGET app POST_BUILD COMMAND nm a.o)

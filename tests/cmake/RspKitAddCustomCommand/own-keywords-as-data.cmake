# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
# FOR, DIALECT and WHEN mean something only in front of the signature.
rspkit_add_custom_command(
  OUTPUT out.bin
  COMMAND "${record}" FOR gcc DIALECT gnu WHEN {} -- --when ARGUMENTS LANGUAGES > out.bin
)
add_custom_target(keywords ALL DEPENDS out.bin)

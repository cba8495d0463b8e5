# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
# Where the two configurations are one, these expressions are what they hold.
rspkit_add_custom_command(
  OUTPUT out.bin
  COMMAND "${record}" "$<COMMAND_CONFIG:$<CONFIG>>" "$<OUTPUT_CONFIG:[$<CONFIG>]>" > out.bin
)
add_custom_target(config ALL DEPENDS out.bin)

# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
set(names "a.o;;b c.o;[x;y];z\\;z")
rspkit_add_custom_command(
  OUTPUT list.bin
  COMMAND "${record}" "$<1:${names}>" "$<$<CONFIG:Other>:gone>" "" ";" > list.bin
  COMMAND "$<$<CONFIG:Other>:no-such-program>" "$<$<CONFIG:Other>:a>"
  COMMAND "$<$<CONFIG:Other>:no-such-program;a>"
  COMMAND_EXPAND_LISTS
)
add_custom_command(
  OUTPUT plain.bin
  COMMAND "${record}" "$<1:${names}>" "$<$<CONFIG:Other>:gone>" "" ";" > plain.bin
  COMMAND "$<$<CONFIG:Other>:no-such-program;a>"
  COMMAND_EXPAND_LISTS
  VERBATIM
)
add_custom_target(expand ALL DEPENDS list.bin plain.bin)

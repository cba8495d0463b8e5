# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
# The first call says for all whether lists are expanded.
rspkit_add_custom_command(
  OUTPUT out.bin second.txt
  COMMAND "${record}" "a;b" > out.bin
  COMMAND "${CMAKE_COMMAND}" -E touch second.txt
  COMMAND_EXPAND_LISTS
)
rspkit_add_custom_command(OUTPUT out.bin APPEND COMMAND "${record}" "c;d" "e f" >> out.bin)
rspkit_add_custom_command(
  OUTPUT "${CMAKE_BINARY_DIR}/out.bin"
  COMMAND "${record}" "g" >> out.bin
  APPEND
)
rspkit_add_custom_command(OUTPUT second.txt APPEND DEPENDS "${CMAKE_CURRENT_LIST_FILE}")
add_custom_target(append ALL DEPENDS out.bin)

# SPDX-License-Identifier: MIT
set(ARGUMENT "one" CACHE STRING "")
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
rspkit_add_custom_command(
  OUTPUT out.bin
  COMMAND "${record}" "$<1:${ARGUMENT}>" > out.bin
  COMMAND sh -c "echo run >> count.txt"
)
add_custom_target(changed ALL DEPENDS out.bin)

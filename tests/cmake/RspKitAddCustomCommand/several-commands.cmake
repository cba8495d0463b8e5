# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/in here")
rspkit_add_custom_command(
  DEPENDS main.c
  OUTPUT one.bin two.bin
  COMMAND "${record}" ARGS 1 "2 3" > one.bin
  COMMAND ${EMPTY}
  COMMAND "${record}" > empty.bin
  COMMENT "Recording twice"
  BYPRODUCTS "in here/empty.bin"
  COMMAND "${record}" 4 VERBATIM 5 > two.bin
  COMMAND "${CMAKE_COMMAND}" -E copy one.bin two.bin ..
  WORKING_DIRECTORY "${CMAKE_BINARY_DIR}/in here"
  MAIN_DEPENDENCY main.c
)
add_custom_target(several ALL DEPENDS one.bin)

# SPDX-License-Identifier: MIT
file(WRITE "${CMAKE_BINARY_DIR}/nm" "#!/bin/sh\necho \"[$1]\"\n")
file(CHMOD "${CMAKE_BINARY_DIR}/nm" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
set(nm "${CMAKE_BINARY_DIR}/nm")
rspkit_add_custom_command(WHEN ALWAYS OUTPUT always.txt COMMAND "${nm}" a.o > always.txt)
rspkit_add_custom_command(WHEN AUTO OUTPUT auto.txt COMMAND "${nm}" a.o > auto.txt)
rspkit_add_custom_command(WHEN NEVER OUTPUT never.txt COMMAND "${nm}" a.o > never.txt)
rspkit_add_custom_command(OUTPUT environment.txt COMMAND "${nm}" a.o > environment.txt)
rspkit_add_custom_command(
  FOR clang
  WHEN ALWAYS
  OUTPUT for.txt
  COMMAND "${CMAKE_CURRENT_LIST_DIR}/../record-file" "a b" > for.txt
)
add_custom_target(when ALL DEPENDS always.txt auto.txt never.txt environment.txt for.txt)

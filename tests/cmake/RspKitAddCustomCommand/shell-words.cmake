# SPDX-License-Identifier: MIT
# What only a shell can do stays with the shell, as in CMake's own command.
file(WRITE "${CMAKE_BINARY_DIR}/sub/text" "in a directory")
rspkit_add_custom_command(
  OUTPUT cd.txt
  COMMAND cd "${CMAKE_BINARY_DIR}/sub" && cat text > ../cd.txt
)
rspkit_add_custom_command(OUTPUT name.txt COMMAND RSPKIT_X=y printenv RSPKIT_X > name.txt)
rspkit_add_custom_command(OUTPUT exec.txt COMMAND exec printf %s "a b" > exec.txt)
rspkit_add_custom_command(OUTPUT not.txt COMMAND ! test 1 = 2 && printf no > not.txt)
add_custom_target(words ALL DEPENDS cd.txt exec.txt name.txt not.txt)

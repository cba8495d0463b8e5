# SPDX-License-Identifier: MIT
# After the first command the tool is a target for the project's own commands, in every directory.
rspkit_generate(a.rsp FOR gcc ARGUMENTS "a b")
set(directory "${CMAKE_BINARY_DIR}/sub")
file(WRITE "${directory}/CMakeLists.txt" [[
add_custom_command(
  OUTPUT b.rsp
  COMMAND RspKit::rspkit write --for gcc -o b.rsp -- "c d"
  VERBATIM
)
add_custom_target(b ALL DEPENDS b.rsp)
]])
add_subdirectory("${directory}" "${directory}/build")

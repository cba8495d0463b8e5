# SPDX-License-Identifier: MIT
# CMake's command sees the policies of the project.  With CMP0116 OLD no depfile is translated.
set(directory "${CMAKE_BINARY_DIR}/sub")
file(WRITE "${directory}/CMakeLists.txt" [[
rspkit_add_custom_command(
  OUTPUT out.txt
  COMMAND sh -c "touch out.txt && echo sub/build/out.txt: > out.d"
  DEPFILE "${CMAKE_CURRENT_BINARY_DIR}/out.d"
)
add_custom_target(policies ALL DEPENDS out.txt)
]])
if(CMAKE_GENERATOR MATCHES "^Ninja")
  add_subdirectory("${directory}" "${directory}/build")
endif()

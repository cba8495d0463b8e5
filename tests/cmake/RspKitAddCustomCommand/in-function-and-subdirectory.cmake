# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
set(target "a variable of the project")
set(own_FOR "another")
# More arguments than the commands inside have: they must not show through.
function(project_command output)
  project_command_inside("${output}" "${output}.bin" ${ARGN})
endfunction()
function(project_command_inside name output)
  rspkit_add_custom_command(
    OUTPUT "${output}"
    COMMAND "${record}" "${name}" "${ARGC}" > "${output}"
  )
endfunction()

project_command(here x y z OUTPUT COMMAND)
set(directory "${CMAKE_BINARY_DIR}/a sub")
file(WRITE "${directory}/CMakeLists.txt"
  "project_command(there)\nadd_custom_target(there ALL DEPENDS there.bin)\n"
)
add_subdirectory("${directory}" "${directory}/build")
add_custom_target(here ALL DEPENDS here.bin)

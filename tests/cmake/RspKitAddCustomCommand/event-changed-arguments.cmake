# SPDX-License-Identifier: MIT
enable_language(C)

set(ARGUMENT "one" CACHE STRING "")
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
foreach(target IN ITEMS app archive)
  if(target STREQUAL "app")
    add_executable(app main.c)
  else()
    add_library(archive STATIC main.c)
  endif()
  rspkit_add_custom_command(
    TARGET ${target} POST_BUILD
    COMMAND "${record}" "${ARGUMENT}" > "${CMAKE_BINARY_DIR}/${target}.bin"
  )
endforeach()
# The list of a program runs its events again even if only an expression gives something else.
add_executable(other main.c)
set_property(TARGET other PROPERTY VALUE "${ARGUMENT}")
rspkit_add_custom_command(
  TARGET other POST_BUILD
  COMMAND "${record}" "$<TARGET_PROPERTY:other,VALUE>" > "${CMAKE_BINARY_DIR}/expression.bin"
)

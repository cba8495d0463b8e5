# SPDX-License-Identifier: MIT
enable_language(C)
add_executable(app EXCLUDE_FROM_ALL main.c)
set_property(TARGET app PROPERTY RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bin/$<1:>")
# The file names the program, so the program is built before it.
rspkit_generate("${CMAKE_BINARY_DIR}/dir/app.rsp" FOR nm
  ARGUMENTS "$<TARGET_FILE:app>" "$<1:one two>" "$<0:zero>" "<$<1:a,b>>" "$<1:x$<open"
)
add_custom_target(all-of-it ALL DEPENDS "${CMAKE_BINARY_DIR}/dir/app.rsp")

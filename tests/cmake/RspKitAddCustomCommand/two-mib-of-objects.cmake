# SPDX-License-Identifier: MIT
# 750 objects with names of 3,000 characters: more than 2 MiB, which no command line takes.
enable_language(C)
string(REPEAT "n" 190 part)
string(REPEAT "${part}/" 15 parts)
set(directory "${CMAKE_BINARY_DIR}/source/${parts}")
set(sources "")
foreach(i RANGE 1 750)
  list(APPEND sources "${directory}kernel-${i}.c")
endforeach()
if(NOT EXISTS "${directory}")
  file(MAKE_DIRECTORY "${directory}")
  file(TOUCH ${sources})
  execute_process(
    COMMAND "${CMAKE_C_COMPILER}" -c "${CMAKE_SOURCE_DIR}/one.c" -o "${CMAKE_BINARY_DIR}/one.o"
    COMMAND_ERROR_IS_FATAL ANY
  )
endif()

# The compiler is a stand-in that copies one object.
set(CMAKE_C_DEPENDS_USE_COMPILER FALSE)
set(CMAKE_C_COMPILE_OBJECT "cp \"${CMAKE_BINARY_DIR}/one.o\" <OBJECT>")
set(CMAKE_OBJECT_PATH_MAX 4000)
add_library(kernels OBJECT ${sources})

rspkit_add_custom_command(
  OUTPUT symbols.txt
  COMMAND nm -A $<TARGET_OBJECTS:kernels> > symbols.txt
  DEPENDS kernels
  COMMAND_EXPAND_LISTS
)
add_custom_command(
  OUTPUT plain.txt
  COMMAND nm -A $<TARGET_OBJECTS:kernels> > plain.txt
  DEPENDS kernels
  COMMAND_EXPAND_LISTS
  VERBATIM
)
add_custom_target(symbols ALL DEPENDS symbols.txt)
add_custom_target(plain DEPENDS plain.txt)

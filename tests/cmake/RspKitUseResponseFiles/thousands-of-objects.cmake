# SPDX-License-Identifier: MIT
# A static library of 3,000 objects is made by one call of ar, and with Makefiles, too, with a
# response file.
enable_language(C)
if(NOT PLAIN)
  rspkit_use_response_files()
endif()
if(NEVER)
  rspkit_use_response_files(WHEN NEVER)
endif()
set(directory "${CMAKE_BINARY_DIR}/objects")
set(objects "")
foreach(i RANGE 1 3000)
  list(APPEND objects "${directory}/kernel-${i}.o")
endforeach()
if(NOT EXISTS "${directory}")
  file(MAKE_DIRECTORY "${directory}")
  execute_process(
    COMMAND "${CMAKE_C_COMPILER}" -c "${CMAKE_SOURCE_DIR}/one.c" -o "${directory}/kernel.o"
    COMMAND_ERROR_IS_FATAL ANY
  )
  foreach(object IN LISTS objects)
    file(CREATE_LINK "${directory}/kernel.o" "${object}")
  endforeach()
endif()
add_library(kernels STATIC two.c ${objects})

# The archiver is a stand-in that records its calls.
file(WRITE "${CMAKE_BINARY_DIR}/ar"
  "#!/bin/sh\necho \"$*\" >> \"${CMAKE_BINARY_DIR}/calls.txt\"\nexec \"${CMAKE_AR}\" \"$@\"\n"
)
file(CHMOD "${CMAKE_BINARY_DIR}/ar" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
set(CMAKE_AR "${CMAKE_BINARY_DIR}/ar")

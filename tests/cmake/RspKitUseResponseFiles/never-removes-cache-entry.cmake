# SPDX-License-Identifier: MIT
option(CALL "Make the calls")
enable_language(C)
if(CALL)
  set(ENV{CMAKE_NINJA_FORCE_RESPONSE_FILE} 1)
  rspkit_use_response_files(WHEN ALWAYS)
  rspkit_use_response_files(WHEN NEVER)
endif()
add_library(archive STATIC one.c two.c)

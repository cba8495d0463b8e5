# SPDX-License-Identifier: MIT
enable_language(C)
# The call stands two functions deep; it holds for this directory, also for targets that are there
# already, and for those that are added later, but not for those that were added before.
function(project_switch)
  project_switch_inside()
endfunction()
function(project_switch_inside)
  rspkit_use_response_files(WHEN ALWAYS)
endfunction()
function(project_directory name content)
  set(directory "${CMAKE_BINARY_DIR}/${name}")
  file(WRITE "${directory}/CMakeLists.txt"
    "${content}\nadd_library(${name} SHARED \"${CMAKE_SOURCE_DIR}/one.c\")\n"
  )
  add_subdirectory("${directory}" "${directory}/build")
endfunction()

project_directory(before "")
add_library(here SHARED one.c)
project_switch()
project_directory(after "")
project_directory(never "rspkit_use_response_files(WHEN NEVER)")
project_directory(auto "rspkit_use_response_files()")
project_directory(outer "project_directory(inner [[]])")
project_directory(own "unset(CMAKE_NINJA_FORCE_RESPONSE_FILE)
include(CMakeParseArguments)
set(CMAKE_C_USE_RESPONSE_FILE_FOR_OBJECTS 0)"
)

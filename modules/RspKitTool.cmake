# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitTool
----------

Internal: finds the program ``rspkit`` that runs on the host of the build.

The first command that needs the program looks for it, in this order:

1. ``RSPKIT_EXECUTABLE``, a variable that the user sets to the path of an
   ``rspkit`` that runs on the host.
2. The target ``RspKit::rspkit``: of the installed package, or of the project
   that was added with ``add_subdirectory()`` or FetchContent.
3. One that is built for the host when the project is configured, from the
   sources beside the modules.  This is for cross compiling, and for a plain
   ``include()`` of the modules.

After the first command ``RspKit::rspkit`` is a target in every case, so that
a project can use it in its own commands.  When the subproject's own target is
built for another machine, only the commands of this package use the host's.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# The word that starts the tool in a command.
function(_rspkit_tool out)
  get_property(tool GLOBAL PROPERTY RSPKIT_TOOL)
  if("${tool}" STREQUAL "")
    _rspkit_find_tool(tool)
    set_property(GLOBAL PROPERTY RSPKIT_TOOL "${tool}")
  endif()
  set(${out} "${tool}" PARENT_SCOPE)
endfunction()

function(_rspkit_find_tool out)
  if(NOT "${RSPKIT_EXECUTABLE}" STREQUAL "")
    if(NOT IS_ABSOLUTE "${RSPKIT_EXECUTABLE}" OR NOT EXISTS "${RSPKIT_EXECUTABLE}" OR
       IS_DIRECTORY "${RSPKIT_EXECUTABLE}")
      message(FATAL_ERROR
        "rspkit: RSPKIT_EXECUTABLE is \"${RSPKIT_EXECUTABLE}\", which is no file.  "
        "Set it to the absolute path of an rspkit that runs on this machine."
      )
    endif()
    _rspkit_import_tool(tool "${RSPKIT_EXECUTABLE}")
  elseif(TARGET RspKit::rspkit)
    _rspkit_use_target(tool)
  else()
    _rspkit_host_tool(executable)
    _rspkit_import_tool(tool "${executable}")
  endif()
  set(${out} "${tool}" PARENT_SCOPE)
endfunction()

# Makes RspKit::rspkit the program at `path`, unless there is such a target already.
function(_rspkit_import_tool out path)
  set(word "${path}")
  if(NOT TARGET RspKit::rspkit)
    add_executable(RspKit::rspkit IMPORTED GLOBAL)
    set_target_properties(RspKit::rspkit PROPERTIES IMPORTED_LOCATION "${path}")
    set(word "$<TARGET_FILE:RspKit::rspkit>")
  endif()
  set(${out} "${word}" PARENT_SCOPE)
endfunction()

# Makes RspKit::rspkit a target of every directory when the installed package is loaded: the one
# that `targets_file` defines, or the user's.
function(_rspkit_load_installed_tool targets_file)
  if(TARGET RspKit::rspkit)
    return()
  elseif("${RSPKIT_EXECUTABLE}" STREQUAL "")
    include("${targets_file}")
    set_target_properties(RspKit::rspkit PROPERTIES IMPORTED_GLOBAL TRUE)
  else()
    _rspkit_tool(tool)
  endif()
endfunction()

# The target that is there, if what it builds or names runs on the host.
function(_rspkit_use_target out)
  set(word "$<TARGET_FILE:RspKit::rspkit>")
  get_target_property(imported RspKit::rspkit IMPORTED)
  if(CMAKE_CROSSCOMPILING AND NOT imported)
    _rspkit_host_tool(word)
  elseif(CMAKE_CROSSCOMPILING)
    get_target_property(location RspKit::rspkit LOCATION)
    execute_process(
      COMMAND "${location}" --version
      RESULT_VARIABLE result
      OUTPUT_QUIET
      ERROR_QUIET
    )
    if(NOT "${result}" STREQUAL "0")
      message(FATAL_ERROR
        "rspkit: \"${location}\" does not run on this machine.  "
        "Set RSPKIT_EXECUTABLE to the absolute path of an rspkit that does."
      )
    endif()
  endif()
  set(${out} "${word}" PARENT_SCOPE)
endfunction()

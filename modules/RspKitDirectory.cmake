# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitDirectory
---------------

Internal: variables of the calling directory and of those added after the
call, at any depth of function calls.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# Gives the calling directory a variable, or takes it away when `value` is empty.
#
# The directory's targets are generated with the values that stand at its end, so it is set there.
# PARENT_SCOPE would reach no further than the function that called us.
function(_rspkit_set_in_directory name value)
  _rspkit_value_before(before ${name})
  _rspkit_remember_in_directory(${name} "${value}" "${before}")
  # A deferred call reads variables when it runs, so it is made of text.
  set(change "set ${name} [==[${value}]==]")
  if("${value}" STREQUAL "")
    set(change "unset ${name}")
  endif()
  cmake_language(EVAL CODE "cmake_language(DEFER CALL ${change})")

  get_property(watching GLOBAL PROPERTY RSPKIT_WATCHING)
  if(NOT watching)
    set_property(GLOBAL PROPERTY RSPKIT_WATCHING TRUE)
    variable_watch(CMAKE_PARENT_LIST_FILE _rspkit_enter_directory)
  endif()
endfunction()

# The value that the variable `name` had before any call for this directory or one above it.
function(_rspkit_value_before out name)
  get_property(changed DIRECTORY PROPERTY RSPKIT_BEFORE_${name} SET)
  if(changed)
    get_property(value DIRECTORY PROPERTY RSPKIT_BEFORE_${name})
  else()
    set(value "${${name}}")
  endif()
  set(${out} "${value}" PARENT_SCOPE)
endfunction()

function(_rspkit_remember_in_directory name value before)
  get_property(names DIRECTORY PROPERTY RSPKIT_VARIABLES)
  list(APPEND names ${name})
  list(REMOVE_DUPLICATES names)
  set_property(DIRECTORY PROPERTY RSPKIT_VARIABLES ${names})
  set_property(DIRECTORY PROPERTY RSPKIT_VALUE_${name} "${value}")
  set_property(DIRECTORY PROPERTY RSPKIT_BEFORE_${name} "${before}")
endfunction()

# Runs in each directory before its first command: CMake sets CMAKE_PARENT_LIST_FILE on the way
# into a directory (and at each include(), which comes later and is passed over).
function(_rspkit_enter_directory variable access)
  get_property(entered DIRECTORY PROPERTY RSPKIT_ENTERED)
  get_property(parent DIRECTORY PROPERTY PARENT_DIRECTORY)
  if(entered OR "${parent}" STREQUAL "" OR NOT "${access}" STREQUAL "MODIFIED_ACCESS")
    return()
  endif()
  set_property(DIRECTORY PROPERTY RSPKIT_ENTERED TRUE)
  get_property(names DIRECTORY "${parent}" PROPERTY RSPKIT_VARIABLES)
  foreach(name IN LISTS names)
    get_property(value DIRECTORY "${parent}" PROPERTY RSPKIT_VALUE_${name})
    get_property(before DIRECTORY "${parent}" PROPERTY RSPKIT_BEFORE_${name})
    _rspkit_remember_in_directory(${name} "${value}" "${before}")
    if("${value}" STREQUAL "")
      unset(${name} PARENT_SCOPE)
    else()
      set(${name} "${value}" PARENT_SCOPE)
    endif()
  endforeach()
endfunction()

# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitSwitch
------------

Internal: the variables by which CMake's generators can be told to use
response files.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# Ninja: one variable a directory, and only whether it is defined counts.
function(_rspkit_switch_ninja when)
  set(switch CMAKE_NINJA_FORCE_RESPONSE_FILE)
  if(when STREQUAL "ALWAYS")
    set(value 1)
  elseif(when STREQUAL "AUTO")
    _rspkit_value_before(value ${switch})
  else()
    set(value "")
    unset(ENV{${switch}})
    unset(${switch} CACHE)
    cmake_language(EVAL CODE "cmake_language(DEFER CALL unset ${switch} CACHE)")
  endif()
  _rspkit_set_in_directory(${switch} "${value}")
endfunction()

# Makefiles: variables for each language.  That of objects is read by archives and links alike.
function(_rspkit_switch_makefiles when language steps)
  set(switches CMAKE_${language}_USE_RESPONSE_FILE_FOR_OBJECTS)
  if(LINK IN_LIST steps)
    list(APPEND switches CMAKE_${language}_USE_RESPONSE_FILE_FOR_LIBRARIES)
  endif()
  foreach(switch IN LISTS switches)
    if(when STREQUAL "ALWAYS")
      set(value 1)
    elseif(when STREQUAL "AUTO")
      _rspkit_value_before(value ${switch})
    else()
      set(value 0)
    endif()
    _rspkit_set_in_directory(${switch} "${value}")
  endforeach()
  if(ARCHIVE IN_LIST steps)
    _rspkit_switch_archive_rule(${when} ${language} "")
    _rspkit_switch_archive_rule(${when} ${language} _IPO)
  endif()
endfunction()

# CMake makes a static library by ARCHIVE_CREATE and several ARCHIVE_APPEND, and none of them
# with a response file.  A CREATE_STATIC_LIBRARY takes their place, and may use one.
function(_rspkit_switch_archive_rule when language suffix)
  set(rule CMAKE_${language}_CREATE_STATIC_LIBRARY${suffix})
  set(create "${CMAKE_${language}_ARCHIVE_CREATE${suffix}}")
  set(finish "${CMAKE_${language}_ARCHIVE_FINISH${suffix}}")
  _rspkit_value_before(value ${rule})
  if("${value}" STREQUAL "" AND NOT "${create}" STREQUAL "" AND NOT when STREQUAL "NEVER")
    set(value "${create}")
    if(NOT "${finish}" STREQUAL "")
      string(APPEND value ";${finish}")
    endif()
  endif()
  _rspkit_set_in_directory(${rule} "${value}")
endfunction()

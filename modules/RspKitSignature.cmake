# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitSignature
---------------

Internal: the signatures of CMake's :command:`add_custom_command`.

The functions work on places: the word at the place ``<i>`` is ``word_<i>`` of
the public command, which evaluates the code that is made here.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# The keywords that begin a section, and those that stand alone and end none.
function(_rspkit_custom_command_keywords out_sections out_flags)
  set(sections
    BYPRODUCTS COMMAND COMMENT DEPENDS DEPFILE IMPLICIT_DEPENDS JOB_POOL MAIN_DEPENDENCY OUTPUT
    OUTPUTS SOURCE TARGET WORKING_DIRECTORY
  )
  set(flags
    APPEND ARGS COMMAND_EXPAND_LISTS POST_BUILD PRE_BUILD PRE_LINK USES_TERMINAL VERBATIM
  )
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.27)
    list(APPEND flags DEPENDS_EXPLICIT_ONLY)
  endif()
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.28)
    list(APPEND sections JOB_SERVER_AWARE)
  endif()
  if(CMAKE_VERSION VERSION_GREATER_EQUAL 3.31)
    list(APPEND flags CODEGEN)
  endif()
  set(${out_sections} "${sections}" PARENT_SCOPE)
  set(${out_flags} "${flags}" PARENT_SCOPE)
endfunction()

# Reads the words from the place `first` up to `count` as CMake does.  The calling function gets
#   rest           the code of all words that belong to no COMMAND
#   commands       how many times COMMAND stands there
#   command_<n>    the places of the words of the n-th, from 1
#   places_OUTPUT  the places of the outputs
#   places_TARGET  the places of the targets; the last one counts
#   flags_seen     the keywords that stand alone
function(_rspkit_read_signature first count)
  _rspkit_custom_command_keywords(sections flags)
  set(section "")
  set(rest "")
  set(commands 0)
  set(places_OUTPUT "")
  set(places_TARGET "")
  set(flags_seen "")
  set(results rest commands places_OUTPUT places_TARGET flags_seen)
  set(i ${first})
  while(i LESS count)
    set(is_rest TRUE)
    if("${word_${i}}" STREQUAL "COMMAND")
      set(section COMMAND)
      math(EXPR commands "${commands} + 1")
      set(command_${commands} "")
      list(APPEND results command_${commands})
      set(is_rest FALSE)
    elseif("${word_${i}}" IN_LIST sections)
      set(section "${word_${i}}")
    elseif("${word_${i}}" MATCHES "^(FOR|DIALECT|WHEN)$" AND NOT "${section}" MATCHES "^COM")
      message(FATAL_ERROR
        "rspkit_add_custom_command: ${word_${i}} stands after ${section}.  "
        "Write FOR, DIALECT and WHEN first."
      )
    elseif("${word_${i}}" IN_LIST flags)
      list(APPEND flags_seen "${word_${i}}")
    elseif(section STREQUAL "COMMAND")
      list(APPEND command_${commands} ${i})
      set(is_rest FALSE)
    else()
      list(APPEND places_${section} ${i})
    endif()
    if(is_rest)
      string(APPEND rest " \"\${word_${i}}\"")
    endif()
    math(EXPR i "${i} + 1")
  endwhile()
  return(PROPAGATE ${results})
endfunction()

# Refuses what is wrong in what _rspkit_read_signature read.  The words of a well-formed call
# begin with a keyword at the place `first`.
function(_rspkit_require_signature first count)
  set(command rspkit_add_custom_command)
  _rspkit_custom_command_keywords(sections flags)
  if(first LESS count AND NOT "${word_${first}}" IN_LIST sections AND
     NOT "${word_${first}}" IN_LIST flags)
    message(FATAL_ERROR
      "${command}: unknown argument \"${word_${first}}\".  "
      "Begin with FOR, DIALECT, WHEN or a keyword of add_custom_command()."
    )
  elseif("${places_OUTPUT}" STREQUAL "" AND "${places_TARGET}" STREQUAL "")
    message(FATAL_ERROR
      "${command}: neither OUTPUT nor TARGET has a value.  Name an output or a target."
    )
  elseif(commands EQUAL 0 AND NOT APPEND IN_LIST flags_seen)
    message(FATAL_ERROR
      "${command}: COMMAND is missing.  Write COMMAND, and after it the program to run."
    )
  endif()
  if(NOT "${places_TARGET}" STREQUAL "")
    list(GET places_TARGET -1 place)
    if(NOT TARGET "${word_${place}}")
      message(FATAL_ERROR
        "${command}: the target \"${word_${place}}\" does not exist.  "
        "Add it in this directory before the call."
      )
    endif()
  endif()
endfunction()

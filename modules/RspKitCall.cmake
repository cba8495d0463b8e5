# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitCall
----------

Internal: the checks that every public command makes on its call.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# Refuses a call of `command` that comes before project().  PROJECT_NAME is asked because
# CMAKE_PROJECT_NAME is in the cache from the second run on.
function(_rspkit_require_project command)
  if(NOT DEFINED PROJECT_NAME)
    message(FATAL_ERROR "${command}: called before project().  Call project() first.")
  endif()
endfunction()

# Refuses what the cmake_parse_arguments(arg ...) of the calling function could not place.
function(_rspkit_require_placed command)
  if(DEFINED arg_UNPARSED_ARGUMENTS)
    list(GET arg_UNPARSED_ARGUMENTS 0 first)
    message(FATAL_ERROR
      "${command}: unknown argument \"${first}\".  Remove it, or write it after its keyword."
    )
  elseif(DEFINED arg_KEYWORDS_MISSING_VALUES)
    list(GET arg_KEYWORDS_MISSING_VALUES 0 first)
    _rspkit_refuse_without_value(${command} ${first})
  endif()
endfunction()

function(_rspkit_refuse_without_value command keyword)
  message(FATAL_ERROR
    "${command}: ${keyword} has no value.  Give it one, or leave ${keyword} out."
  )
endfunction()

function(_rspkit_require_when command when)
  if(NOT "${when}" MATCHES "^(AUTO|ALWAYS|NEVER)$")
    message(FATAL_ERROR
      "${command}: WHEN is \"${when}\".  Use one of AUTO, ALWAYS and NEVER."
    )
  endif()
endfunction()

# A list has one argument a line, and lines end at a newline with or without a carriage return.
function(_rspkit_require_no_newline command argument)
  if("${argument}" MATCHES "\n")
    set(what "contains a newline")
  elseif("${argument}" MATCHES "\r$")
    set(what "ends in a carriage return")
  else()
    return()
  endif()
  string(REPLACE "\n" "\\n" shown "${argument}")
  string(REPLACE "\r" "\\r" shown "${shown}")
  message(FATAL_ERROR
    "${command}: argument \"${shown}\" ${what}, which no list of arguments can hold.  "
    "Write it to a file, and give the program that file's name."
  )
endfunction()

# Reads FOR, DIALECT and WHEN from word_<first>, word_<first + 1>, ... of the calling function, up
# to the first word that is none of them.  Its place goes to `out_next`.
function(_rspkit_read_own_keywords command first count out_next)
  foreach(keyword IN ITEMS FOR DIALECT WHEN)
    unset(own_${keyword})
  endforeach()
  set(i ${first})
  while(i LESS count AND "${word_${i}}" MATCHES "^(FOR|DIALECT|WHEN)$")
    set(keyword "${CMAKE_MATCH_1}")
    math(EXPR i "${i} + 1")
    set(own_${keyword} "")
    if(i LESS count AND NOT "${word_${i}}" MATCHES "^(FOR|DIALECT|WHEN|ARGUMENTS|OUTPUT|TARGET)$")
      string(APPEND own_${keyword} "${word_${i}}")
    endif()
    if("${own_${keyword}}" STREQUAL "")
      _rspkit_refuse_without_value(${command} ${keyword})
    endif()
    math(EXPR i "${i} + 1")
  endwhile()

  if(DEFINED own_FOR AND DEFINED own_DIALECT)
    message(FATAL_ERROR "${command}: FOR and DIALECT are both given.  Keep one of them.")
  endif()
  if(DEFINED own_WHEN)
    _rspkit_require_when(${command} "${own_WHEN}")
  endif()
  foreach(keyword IN ITEMS FOR DIALECT WHEN)
    if(DEFINED own_${keyword})
      set(own_${keyword} "${own_${keyword}}" PARENT_SCOPE)
    else()
      unset(own_${keyword} PARENT_SCOPE)
    endif()
  endforeach()
  set(${out_next} ${i} PARENT_SCOPE)
endfunction()

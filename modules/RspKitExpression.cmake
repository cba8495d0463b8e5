# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitExpression
----------------

Internal: generator expressions inside the arguments of a user's command.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# Finds the generator expressions in `text`.
#
# `out_text` is the text as file(GENERATE) wants it: a "$<" that nothing closes is plain text in a
# command line but an error in a file, so it is written as the expression "$<1:$><".
# `out_expressions` is all outermost closed expressions, one after the other.
function(_rspkit_read_expressions out_text out_expressions text)
  # A stack of what stands open: level_<n> is the text since the n-th open "$<", closed_<n> the
  # expressions that were closed directly in it.
  set(depth 0)
  set(level_0 "")
  set(closed_0 "")
  string(CONCAT rest "${text}")
  while(TRUE)
    string(FIND "${rest}" "$<" begin)
    string(FIND "${rest}" ">" end)
    if(begin EQUAL -1 AND end EQUAL -1)
      break()
    elseif(end EQUAL -1 OR (begin GREATER -1 AND begin LESS end))
      _rspkit_split_at(before rest "${rest}" ${begin} 2)
      string(APPEND level_${depth} "${before}")
      math(EXPR depth "${depth} + 1")
      set(level_${depth} "")
      set(closed_${depth} "")
    else()
      _rspkit_split_at(before rest "${rest}" ${end} 1)
      string(APPEND level_${depth} "${before}")
      if(depth EQUAL 0)
        string(APPEND level_0 ">")
      else()
        string(CONCAT whole "$<" "${level_${depth}}" ">")
        math(EXPR depth "${depth} - 1")
        string(APPEND level_${depth} "${whole}")
        string(APPEND closed_${depth} "${whole}")
      endif()
    endif()
  endwhile()
  string(APPEND level_${depth} "${rest}")

  _rspkit_join_levels(joined expressions ${depth})
  set(${out_text} "${joined}" PARENT_SCOPE)
  set(${out_expressions} "${expressions}" PARENT_SCOPE)
endfunction()

# Cuts `length` bytes at `place` out of `text`.
function(_rspkit_split_at out_before out_after text place length)
  string(SUBSTRING "${text}" 0 ${place} before)
  math(EXPR place "${place} + ${length}")
  string(SUBSTRING "${text}" ${place} -1 after)
  set(${out_before} "${before}" PARENT_SCOPE)
  set(${out_after} "${after}" PARENT_SCOPE)
endfunction()

# What is still on the stack of _rspkit_read_expressions was never closed.
function(_rspkit_join_levels out_text out_expressions depth)
  string(CONCAT text "${level_0}")
  string(CONCAT expressions "${closed_0}")
  set(i 0)
  while(i LESS depth)
    math(EXPR i "${i} + 1")
    string(APPEND text "$<1:$><" "${level_${i}}")
    string(APPEND expressions "${closed_${i}}")
  endwhile()
  set(${out_text} "${text}" PARENT_SCOPE)
  set(${out_expressions} "${expressions}" PARENT_SCOPE)
endfunction()

# $<COMMAND_CONFIG:...> and $<OUTPUT_CONFIG:...> mean something only on a command line.  Where the
# two configurations are the same one, they are what they hold.
function(_rspkit_strip_config_expression command out text)
  if("${text}" MATCHES "^\\$<COMMAND_CONFIG:" AND NOT "${CMAKE_CROSS_CONFIGS}" STREQUAL "")
    message(FATAL_ERROR
      "${command}: $<COMMAND_CONFIG:...> cannot be used with CMAKE_CROSS_CONFIGS.  "
      "Use add_custom_command() for this command."
    )
  endif()
  string(REGEX REPLACE "^\\$<(COMMAND|OUTPUT)_CONFIG:" "$<1:" text "${text}")
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# The expression that is what CMake makes of `name` as the first word of a command: the location
# of an executable target, be it defined before or after, or the name as it is.
function(_rspkit_program_expression out name)
  if(NOT "${name}" MATCHES "^[A-Za-z0-9_.+:-]+$")
    set(${out} "${name}" PARENT_SCOPE)
    return()
  endif()
  # $<IF> evaluates both branches in CMake 3.25, a condition only the content it lets through.
  set(exists "$<TARGET_EXISTS:${name}>")
  set(runs "$<STREQUAL:$<TARGET_PROPERTY:${name},TYPE>,EXECUTABLE>")
  if(CMAKE_CROSSCOMPILING)
    string(CONCAT here "$<OR:$<BOOL:$<TARGET_PROPERTY:${name},IMPORTED>>,"
      "$<BOOL:$<TARGET_PROPERTY:${name},CROSSCOMPILING_EMULATOR>>>"
    )
    set(runs "$<AND:${runs},${here}>")
  endif()
  string(CONCAT expression
    "$<$<NOT:${exists}>:${name}>"
    "$<${exists}:$<${runs}:$<TARGET_FILE:${name}>>$<$<NOT:${runs}>:${name}>>"
  )
  set(${out} "${expression}" PARENT_SCOPE)
endfunction()

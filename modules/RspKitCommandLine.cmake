# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitCommandLine
-----------------

Internal: one ``COMMAND`` of a user's custom command, written anew so that
``rspkit run`` reads its arguments from a list.

The functions work on places: the word at the place ``<i>`` is ``word_<i>`` of
the public command, which evaluates the code that is made here.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# The code of the command that consists of the words at the given places.
#
# CMake leaves shell operators as they are, so each side of one is a command of its own, and
# redirections stay in line.  `out_depends` is the code of what the command reads.
function(_rspkit_wrap_command out_code out_depends name)
  set(code "")
  set(depends "")
  set(side "")
  set(sides 0)
  set(starter COMMAND)
  foreach(i IN LISTS ARGN ITEMS end)
    if(NOT i STREQUAL "end" AND NOT "${word_${i}}" MATCHES "^([|]|[|][|]|&&)$")
      list(APPEND side ${i})
      continue()
    endif()
    _rspkit_wrap_side(side_code side_depends "${name}-${sides}" "${starter}" ${side})
    string(APPEND code "${side_code}")
    string(APPEND depends "${side_depends}")
    if(NOT i STREQUAL "end")
      string(APPEND code " \"\${word_${i}}\"")
    endif()
    math(EXPR sides "${sides} + 1")
    set(side "")
    set(starter "")
  endforeach()
  set(${out_code} "${code}" PARENT_SCOPE)
  set(${out_depends} "${depends}" PARENT_SCOPE)
endfunction()

# Whether the shell itself, and no program, does what `word` begins.
function(_rspkit_is_shell_word out word)
  set(is_shell FALSE)
  if("${word}" MATCHES "^([A-Za-z_][A-Za-z0-9_]*=.*|!|:|[.]|alias|cd|command|eval|exec|exit|export|\
hash|local|read|readonly|return|set|shift|source|times|trap|type|ulimit|umask|unalias|unset|wait)$")
    set(is_shell TRUE)
  endif()
  set(${out} ${is_shell} PARENT_SCOPE)
endfunction()

# One program with its arguments.  Without arguments it stays as it is, and so does what only the
# shell can do.
function(_rspkit_wrap_side out_code out_depends name starter)
  _rspkit_split_redirections(arguments redirections ${ARGN})
  set(stays TRUE)
  if(NOT "${arguments}" STREQUAL "")
    _rspkit_is_shell_word(stays "${word_${ARGV4}}")
  endif()
  if(stays)
    _rspkit_words_code(words ${ARGN})
    set(${out_code} " ${starter}${words}" PARENT_SCOPE)
    set(${out_depends} "" PARENT_SCOPE)
    return()
  endif()
  _rspkit_list_content(rspkit_add_custom_command content expressions ${arguments})
  _rspkit_generate_list(stem "${name}" "${content}")
  _rspkit_run_code(run "${stem}" "${expressions}")
  _rspkit_program_code(program ${ARGV4} "${starter}")
  _rspkit_words_code(words ${redirections})
  _rspkit_quote_code(depends "${stem}.args")
  set(${out_code} " ${starter}${run} --${program}${words}" PARENT_SCOPE)
  set(${out_depends} " ${depends}" PARENT_SCOPE)
endfunction()

# Of the places of a program and its words: those of arguments, and those of redirections with
# the file behind each.  A redirection in the place of the program leaves no arguments.
function(_rspkit_split_redirections out_arguments out_redirections)
  set(arguments "")
  set(redirections "")
  set(kind "program")
  foreach(i IN LISTS ARGN)
    if("${word_${i}}" MATCHES "^(<|>|<<|>>|&>|1>|2>|2>&1|1>&2)$")
      if(kind STREQUAL "program")
        break()
      endif()
      list(APPEND redirections ${i})
      set(kind "file")
      if("${word_${i}}" MATCHES "&[12]$")
        set(kind "argument")
      endif()
    elseif(kind STREQUAL "argument")
      list(APPEND arguments ${i})
    else()
      if(kind STREQUAL "file")
        list(APPEND redirections ${i})
      endif()
      set(kind "argument")
    endif()
  endforeach()
  set(${out_arguments} "${arguments}" PARENT_SCOPE)
  set(${out_redirections} "${redirections}" PARENT_SCOPE)
endfunction()

# The list of a target's event can be no dependency.  A hash in its name changes the command
# when the arguments change.
function(_rspkit_generate_list out_stem name content)
  set(context "")
  if(NOT "${target}" STREQUAL "")
    string(SHA256 hash "${content}")
    string(SUBSTRING "${hash}" 0 8 hash)
    string(APPEND name "-${hash}")
    set(context TARGET "${target}")
  endif()
  _rspkit_list_stem(stem "${name}")
  file(GENERATE OUTPUT "${stem}.args" CONTENT "${content}" ${context} NEWLINE_STYLE UNIX)
  set(${out_stem} "${stem}" PARENT_SCOPE)
endfunction()

# The code of the call of the tool, up to the program.
function(_rspkit_run_code out stem expressions)
  _rspkit_tool(tool)
  _rspkit_quote_code(code "${tool}")
  set(code " ${code} run")
  foreach(option IN ITEMS FOR DIALECT WHEN)
    if(DEFINED own_${option})
      string(TOLOWER "${option}" name)
      set(value "${own_${option}}")
      if(option STREQUAL "WHEN")
        string(TOLOWER "${value}" value)
      endif()
      _rspkit_quote_code(value "${value}")
      string(APPEND code " --${name} ${value}")
    endif()
  endforeach()
  set(format lines)
  if(expand_lists)
    set(format cmake-lists)
  endif()
  _rspkit_quote_code(rsp "${stem}.rsp")
  _rspkit_quote_code(from "${stem}.args${expressions}")
  string(APPEND code " --rsp ${rsp} --from ${from} --from-format ${format}")
  set(${out} "${code}" PARENT_SCOPE)
endfunction()

# The code of the program.  CMake looks for a target only in the first word of a COMMAND, and
# puts the emulator of one that is built for another machine in front of it.
function(_rspkit_program_code out place starter)
  set(program "${word_${place}}")
  set(code "")
  if(NOT "${starter}" STREQUAL "")
    if(CMAKE_CROSSCOMPILING AND TARGET "${program}")
      get_target_property(emulator "${program}" CROSSCOMPILING_EMULATOR)
      get_target_property(imported "${program}" IMPORTED)
      if(emulator AND NOT imported)
        foreach(word IN LISTS emulator)
          _rspkit_quote_code(word "${word}")
          string(APPEND code " ${word}")
        endforeach()
      endif()
    endif()
    _rspkit_program_expression(program "${program}")
  endif()
  _rspkit_quote_code(program "${program}")
  set(${out} "${code} ${program}" PARENT_SCOPE)
endfunction()

function(_rspkit_words_code out)
  set(code "")
  foreach(i IN LISTS ARGN)
    string(APPEND code " \"\${word_${i}}\"")
  endforeach()
  set(${out} "${code}" PARENT_SCOPE)
endfunction()

# `text` as a quoted argument of CMake code.
function(_rspkit_quote_code out text)
  string(REGEX REPLACE "([\\\"$])" "\\\\\\1" text "${text}")
  set(${out} "\"${text}\"" PARENT_SCOPE)
endfunction()

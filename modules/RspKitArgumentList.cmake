# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitArgumentList
------------------

Internal: the raw list of arguments that CMake writes when it generates and
that the tool spells for the program when it is built.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# The text of a list: word_<i> of the calling function for each place <i>, one a line.
#
# `out_expressions` is a word part that evaluates to nothing.  On the command line it brings the
# dependencies on targets that the arguments name, which a file does not.
function(_rspkit_list_content command out_content out_expressions)
  set(content "")
  set(expressions "")
  set(n 3)
  while(n LESS ARGC)
    set(i ${ARGV${n}})
    if("${word_${i}}" MATCHES "[\n\r]")
      _rspkit_require_no_newline(${command} "${word_${i}}")
    endif()
    string(FIND "${word_${i}}" "$<" expression)
    if(expression EQUAL -1)
      string(APPEND content "${word_${i}}" "\n")
    else()
      _rspkit_strip_config_expression(${command} stripped "${word_${i}}")
      _rspkit_read_expressions(line found "${stripped}")
      string(APPEND content "${line}" "\n")
      # Objects bring no dependency, to the plain command neither, and are long to evaluate.
      if(NOT "${found}" MATCHES "^\\$<TARGET_OBJECTS:[^$<>]*>$")
        string(APPEND expressions "${found}")
      endif()
    endif()
    math(EXPR n "${n} + 1")
  endwhile()
  if(NOT "${expressions}" STREQUAL "")
    set(expressions "$<$<BOOL:${expressions}>:>")
  endif()
  set(${out_content} "${content}" PARENT_SCOPE)
  set(${out_expressions} "${expressions}" PARENT_SCOPE)
endfunction()

# Where the list `name` lies, without the extension.  Each configuration has its own.
function(_rspkit_list_stem out name)
  string(REGEX REPLACE "[^A-Za-z0-9_.+-]" "_" name "${name}")
  set(stem "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/rspkit/${name}")
  get_property(multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
  if(multi_config)
    string(APPEND stem "-$<CONFIG>")
  endif()
  set(${out} "${stem}" PARENT_SCOPE)
endfunction()

# A short name for what belongs to `output`: its last part, and a hash of its path.
function(_rspkit_list_name out output)
  string(REPLACE "${CMAKE_CURRENT_BINARY_DIR}/" "" output "${output}")
  string(SHA256 hash "${output}")
  string(SUBSTRING "${hash}" 0 8 hash)
  string(REGEX REPLACE "\\$<[^>]*>" "" readable "${output}")
  cmake_path(GET readable FILENAME readable)
  string(SUBSTRING "${readable}" 0 80 readable)
  set(${out} "${readable}-${hash}" PARENT_SCOPE)
endfunction()

# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitCustomCommand
-------------------

Internal: what :command:`rspkit_add_custom_command` puts in the place of the
commands that it was given.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

# The code of all commands, from what _rspkit_read_signature read into the calling function.
function(_rspkit_wrap_commands out)
  set(target "")
  if("${places_TARGET}" STREQUAL "")
    _rspkit_open_output(key expand_lists)
  else()
    _rspkit_open_target(key target expand_lists)
  endif()
  get_property(made DIRECTORY PROPERTY RSPKIT_COMMANDS_${key})
  if("${made}" STREQUAL "")
    set(made 0)
  endif()

  set(code "")
  set(depends "")
  set(n 0)
  while(n LESS commands)
    math(EXPR n "${n} + 1")
    _rspkit_wrap_command(command_code command_depends "${key}-${made}" ${command_${n}})
    string(APPEND code "${command_code}")
    string(APPEND depends "${command_depends}")
    math(EXPR made "${made} + 1")
  endwhile()
  set_property(DIRECTORY PROPERTY RSPKIT_COMMANDS_${key} ${made})

  if("${depends}" STREQUAL "")
    # Programs without arguments.
  elseif("${target}" STREQUAL "")
    string(APPEND code " DEPENDS${depends}")
  else()
    _rspkit_link_after("${target}" "${depends}")
  endif()
  if(NOT APPEND IN_LIST flags_seen)
    string(APPEND code " VERBATIM")
  endif()
  set(${out} "${code}" PARENT_SCOPE)
endfunction()

# The name under which the lists of the command's outputs are kept, and whether it expands lists.
# CMake asks that only of the first call for an output, and so do the calls with APPEND.
function(_rspkit_open_output out_key out_expand)
  set(expand FALSE)
  if(COMMAND_EXPAND_LISTS IN_LIST flags_seen)
    set(expand TRUE)
  endif()
  list(GET places_OUTPUT 0 first)
  _rspkit_list_name(key "${word_${first}}")
  if(APPEND IN_LIST flags_seen)
    get_property(known DIRECTORY PROPERTY RSPKIT_EXPAND_${key} SET)
    if(NOT known)
      message(FATAL_ERROR
        "rspkit_add_custom_command: APPEND, but no call of it in this directory makes "
        "\"${word_${first}}\".  Make the first call for this output one without APPEND."
      )
    endif()
    get_property(expand DIRECTORY PROPERTY RSPKIT_EXPAND_${key})
  else()
    foreach(place IN LISTS places_OUTPUT)
      _rspkit_list_name(output "${word_${place}}")
      set_property(DIRECTORY PROPERTY RSPKIT_EXPAND_${output} ${expand})
    endforeach()
  endif()
  set(${out_key} "${key}" PARENT_SCOPE)
  set(${out_expand} ${expand} PARENT_SCOPE)
endfunction()

function(_rspkit_open_target out_key out_target out_expand)
  list(GET places_TARGET -1 place)
  set(expand FALSE)
  if(COMMAND_EXPAND_LISTS IN_LIST flags_seen)
    set(expand TRUE)
  endif()
  set(${out_key} "${word_${place}}" PARENT_SCOPE)
  set(${out_target} "${word_${place}}" PARENT_SCOPE)
  set(${out_expand} ${expand} PARENT_SCOPE)
endfunction()

# Links `target` again, and so runs its events, when a list changes.  What is linked can do that;
# an archive cannot.
function(_rspkit_link_after target depends)
  get_target_property(type "${target}" TYPE)
  if("${type}" MATCHES "^(EXECUTABLE|MODULE_LIBRARY|SHARED_LIBRARY)$")
    cmake_language(EVAL CODE
      "set_property(TARGET \"\${target}\" APPEND PROPERTY LINK_DEPENDS ${depends})"
    )
  endif()
endfunction()

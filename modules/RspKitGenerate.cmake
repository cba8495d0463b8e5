# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitGenerate
--------------

This module provides a command that makes a response file a build output.

Commands
^^^^^^^^

.. command:: rspkit_generate

  Adds a rule that writes a response file when it is out of date:

  .. code-block:: cmake

    rspkit_generate(<file> (FOR <program> | DIALECT <name>) ARGUMENTS <argument>...)

  ``<file>`` is an output like one of :command:`add_custom_command`: relative
  to ``CMAKE_CURRENT_BINARY_DIR``, made when a target of the same directory
  lists it as a source or a dependency.  With a multi-config generator it may
  contain ``$<CONFIG>``, and must where the arguments differ.

  Each ``<argument>`` reaches the reader unchanged: spaces, quotes, semicolons,
  brackets, a final backslash and the empty string included.  Generator
  expressions are evaluated, and each gives one argument.  An argument cannot
  contain a newline.  What the dialect cannot carry is an error of the build.

  The options are:

  ``FOR <program>``
    The program that reads the file, by name or path: ``gcc``, ``ar``,
    ``lld-link``.  ``rspkit list programs`` prints those that are known.

  ``DIALECT <name>``
    How the reader spells arguments: one of the names that
    ``rspkit list dialects`` prints.

  ``ARGUMENTS <argument>...``
    The arguments, in order.  Everything after this keyword is an argument,
    also a word that looks like a keyword.

Examples
^^^^^^^^

.. code-block:: cmake

  rspkit_generate(link.rsp FOR gcc ARGUMENTS -o app "my file.o" "$<TARGET_OBJECTS:app>")
  add_custom_target(link-line ALL DEPENDS link.rsp)

Things that bite
^^^^^^^^^^^^^^^^

* ``$<TARGET_OBJECTS:app>`` is one argument with semicolons in it, as in a
  command without ``COMMAND_EXPAND_LISTS``.  Use
  :command:`rspkit_add_custom_command` to expand lists.
* ``${list}`` without quotes is split by CMake before the command sees it, and
  loses its empty elements.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

function(rspkit_generate file)
  _rspkit_require_project(rspkit_generate)
  # Neither a list nor cmake_parse_arguments() can hold every argument, and set() takes a value
  # of PARENT_SCOPE for its keyword.
  set(i 1)
  while(i LESS ARGC)
    string(CONCAT word_${i} "${ARGV${i}}")
    math(EXPR i "${i} + 1")
  endwhile()

  _rspkit_read_own_keywords(rspkit_generate 1 ${ARGC} i)
  if(i LESS ARGC AND NOT "${word_${i}}" STREQUAL "ARGUMENTS")
    message(FATAL_ERROR
      "rspkit_generate: unknown argument \"${word_${i}}\".  Write arguments after ARGUMENTS."
    )
  elseif(DEFINED own_WHEN)
    message(FATAL_ERROR "rspkit_generate: unknown argument \"WHEN\".  The file is always written.")
  elseif(NOT DEFINED own_FOR AND NOT DEFINED own_DIALECT)
    message(FATAL_ERROR
      "rspkit_generate: neither FOR nor DIALECT is given before ARGUMENTS.  "
      "Name the program that reads the file."
    )
  elseif(NOT i LESS ARGC)
    message(FATAL_ERROR
      "rspkit_generate: ARGUMENTS is missing.  Write ARGUMENTS, and after it the arguments."
    )
  endif()

  set(places "")
  math(EXPR i "${i} + 1")
  while(i LESS ARGC)
    list(APPEND places ${i})
    math(EXPR i "${i} + 1")
  endwhile()
  _rspkit_list_content(rspkit_generate content expressions ${places})
  _rspkit_add_write_command("${file}" "${content}" "${expressions}")
endfunction()

function(_rspkit_add_write_command file content expressions)
  _rspkit_list_name(name "${file}")
  _rspkit_list_stem(stem "${name}")
  file(GENERATE OUTPUT "${stem}.args" CONTENT "${content}" NEWLINE_STYLE UNIX)

  set(option --dialect)
  set(reader "${own_DIALECT}")
  if(DEFINED own_FOR)
    set(option --for)
    set(reader "${own_FOR}")
  endif()
  # Ninja makes the directory, and knows that the rule ran when an unchanged file keeps its time.
  set(before "")
  set(after "")
  if(NOT CMAKE_GENERATOR MATCHES "^Ninja")
    cmake_path(GET file PARENT_PATH directory)
    if(NOT directory STREQUAL "")
      set(before COMMAND "${CMAKE_COMMAND}" -E make_directory "${directory}")
    endif()
    set(after COMMAND "${CMAKE_COMMAND}" -E touch "${file}")
  endif()
  _rspkit_tool(tool)
  add_custom_command(
    OUTPUT "${file}"
    ${before}
    COMMAND
      "${tool}" write ${option} "${reader}" -o "${file}"
      --from "${stem}.args${expressions}" --from-format lines
    ${after}
    DEPENDS "${stem}.args"
    VERBATIM
  )
endfunction()

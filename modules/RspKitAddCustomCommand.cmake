# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitAddCustomCommand
----------------------

This module provides :command:`add_custom_command` for arguments of any length.

Commands
^^^^^^^^

.. command:: rspkit_add_custom_command

  Adds a custom command whose programs get their arguments through a response
  file where the command line would be too long:

  .. code-block:: cmake

    rspkit_add_custom_command(
      [FOR <program> | DIALECT <name>]
      [WHEN <AUTO|ALWAYS|NEVER>]
      OUTPUT <output>... COMMAND <command> [<argument>...] ...
    )
    rspkit_add_custom_command(
      [FOR <program> | DIALECT <name>]
      [WHEN <AUTO|ALWAYS|NEVER>]
      TARGET <target> (PRE_BUILD | PRE_LINK | POST_BUILD)
      COMMAND <command> [<argument>...] ...
    )

  What follows the own options is any signature of
  :command:`add_custom_command`, and means what it means there: several
  ``COMMAND``, ``APPEND``, ``COMMAND_EXPAND_LISTS``, generator expressions in
  every argument, and targets as programs and in arguments, with the
  dependencies that they bring.  ``VERBATIM`` is always in effect.

  The arguments of each command are written to a list when the project is
  generated.  The list is a dependency of the command, so that a changed list
  runs it again.  When built, the command is ``rspkit run --from <list>``,
  which starts the program as it is if its arguments fit, and else with a
  response file that lies beside the list and stays there.

  Shell operators that stand alone as arguments work as in
  :command:`add_custom_command`: each side of ``|``, ``||`` and ``&&`` is a
  program of its own with a list of its own, and redirections like ``>`` stay
  on the command line with their files.

  The options, which must come first, are:

  ``FOR <program>``
    The program that reads the response file, if it is not the one that the
    command names, as for a wrapper script around ``gcc``.

  ``DIALECT <name>``
    How that program spells arguments: one of the names that
    ``rspkit list dialects`` prints.  The file is named behind ``@``.

  ``WHEN <AUTO|ALWAYS|NEVER>``
    ``AUTO``: use a response file when the command would be too long.
    ``ALWAYS``: also when it is short.  ``NEVER``: not even then.  Without
    this option the environment variable ``RSPKIT_WHEN`` decides, and without
    that ``AUTO`` is meant.

Examples
^^^^^^^^

.. code-block:: cmake

  rspkit_add_custom_command(
    OUTPUT symbols.txt
    COMMAND nm $<TARGET_OBJECTS:kernels> > symbols.txt
    DEPENDS kernels $<TARGET_OBJECTS:kernels>
    COMMAND_EXPAND_LISTS
  )

  rspkit_add_custom_command(
    FOR gcc
    TARGET app POST_BUILD
    COMMAND "${PROJECT_SOURCE_DIR}/link-wrapper" $<TARGET_OBJECTS:app>
    COMMAND_EXPAND_LISTS
  )

Things that bite
^^^^^^^^^^^^^^^^

* A program that reads no response file cannot be helped: when its arguments
  do not fit, the build fails with an error that says so.
* ``FOR``, ``DIALECT`` and ``WHEN`` hold for every ``COMMAND`` of a call.  A
  program that reads otherwise wants a call of its own.
* An argument cannot contain a newline, nor end in a carriage return.
* What only a shell can do (``cd``, ``exec``, ``NAME=value`` before a program)
  stays as it is, and so do its arguments.  A script needs its ``#!`` line: no
  shell stands between.
* ``$(VAR)`` in an argument is plain text, with Makefile generators too.
* An operator that is the result of a generator expression is an argument.
* ``APPEND`` works on outputs of this command, not of
  :command:`add_custom_command`, and follows the ``COMMAND_EXPAND_LISTS`` of
  the first call, as CMake does.
* A target that is built for another machine and runs in an emulator must be
  defined before the call that uses it as its program.
* In the ``TARGET`` form a change only in what a generator expression gives
  does not run the command of a static library again with Ninja.
* A list that was deleted by hand stops Ninja until CMake runs again.
#]=======================================================================]

# No cmake_policy() here: CMake's command is to see the policies of the project.
include_guard(GLOBAL)

function(rspkit_add_custom_command)
  _rspkit_require_project(rspkit_add_custom_command)
  # Neither a list nor cmake_parse_arguments() can hold every argument, and set() takes a value
  # of PARENT_SCOPE for its keyword.
  set(i 0)
  while(i LESS ARGC)
    string(CONCAT word_${i} "${ARGV${i}}")
    math(EXPR i "${i} + 1")
  endwhile()

  _rspkit_read_own_keywords(rspkit_add_custom_command 0 ${ARGC} first)
  _rspkit_read_signature(${first} ${ARGC})
  _rspkit_require_signature(${first} ${ARGC})
  _rspkit_wrap_commands(code)
  cmake_language(EVAL CODE "add_custom_command(${rest}${code})")
endfunction()

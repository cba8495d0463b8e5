# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitUseResponseFiles
----------------------

This module provides a command that lets archives and links of any length
succeed, through CMake's own response files.

Commands
^^^^^^^^

.. command:: rspkit_use_response_files

  Chooses when the calling directory uses response files:

  .. code-block:: cmake

    rspkit_use_response_files(
      [LANGUAGES <lang>...]
      [STEPS <ARCHIVE|LINK>...]
      [WHEN <AUTO|ALWAYS|NEVER>]
    )

  It works for every target of the calling directory, those defined before the
  call included, and of the directories added after it.  It may be called
  inside a function.  The last call of a directory holds.

  The options are:

  ``LANGUAGES <lang>...``
    The linker languages of the targets.  The default is all languages that
    are enabled.

  ``STEPS <ARCHIVE|LINK>...``
    ``ARCHIVE`` makes static libraries, ``LINK`` makes programs and shared and
    module libraries.  The default is both.

  ``WHEN <AUTO|ALWAYS|NEVER>``
    ``AUTO``, the default: when the command would be too long.  ``ALWAYS``:
    also when it is short.  ``NEVER``: as if this command did not exist, and
    with Makefiles not even where CMake would by itself.

  The generators are Ninja, Ninja Multi-Config and those for Makefiles.  What
  the command does is what CMake offers, and that is not the same everywhere:

  ============ ======================================= ==========================
  ..           Ninja                                   Makefiles
  ============ ======================================= ==========================
  ``AUTO``     CMake's own choice by length            CMake's own choice by
                                                       length; a static library
                                                       is made by one ``ar`` call
  ``ALWAYS``   ``CMAKE_NINJA_FORCE_RESPONSE_FILE`` of  ``CMAKE_<LANG>_USE_``
               the directory: every step and language  ``RESPONSE_FILE_FOR_``
               in it, compile lines included           ``OBJECTS``, ``_LIBRARIES``
  ``NEVER``    takes the force away, the user's cache  the same variables, 0; a
               entry and environment included          static library is made as
                                                       CMake does by itself
  ============ ======================================= ==========================

Examples
^^^^^^^^

.. code-block:: cmake

  rspkit_use_response_files()
  add_library(kernels STATIC ${thousands_of_sources})

Things that bite
^^^^^^^^^^^^^^^^

* With Ninja ``ALWAYS`` cannot be had for one step or one language: CMake has
  one switch for a whole directory.  Compile lines go through response files
  as well, which breaks ``<LANG>_CLANG_TIDY`` there.
* With Ninja ``CMAKE_NINJA_FORCE_RESPONSE_FILE`` forces as soon as it is
  defined, even as ``OFF`` or in the environment.  ``NEVER`` removes it,
  from the cache too, and so for directories that took it from there.
* With Ninja a command that would be too long uses a response file even with
  ``NEVER``.
* With Makefiles one variable is behind the objects of archives and of links:
  ``STEPS ARCHIVE WHEN ALWAYS`` reaches links too.
* Directories that were added before the call do not change.
* Link options never go into CMake's response files, with any generator.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

function(rspkit_use_response_files)
  _rspkit_require_project(rspkit_use_response_files)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "WHEN" "LANGUAGES;STEPS;TARGETS")
  _rspkit_require_placed(rspkit_use_response_files)
  if(NOT DEFINED arg_WHEN)
    set(arg_WHEN AUTO)
  endif()
  _rspkit_require_when(rspkit_use_response_files "${arg_WHEN}")
  if(NOT DEFINED arg_STEPS)
    set(arg_STEPS ARCHIVE LINK)
  endif()
  _rspkit_require_steps("${arg_STEPS}")
  _rspkit_require_no_targets()
  get_property(enabled GLOBAL PROPERTY ENABLED_LANGUAGES)
  if(NOT DEFINED arg_LANGUAGES)
    set(arg_LANGUAGES "${enabled}")
  endif()
  _rspkit_require_languages("${arg_LANGUAGES}" "${enabled}")

  if(CMAKE_GENERATOR MATCHES "^Ninja")
    _rspkit_switch_ninja("${arg_WHEN}")
  elseif(CMAKE_GENERATOR MATCHES "Makefiles$")
    foreach(language IN LISTS arg_LANGUAGES)
      _rspkit_switch_makefiles("${arg_WHEN}" "${language}" "${arg_STEPS}")
    endforeach()
  else()
    message(FATAL_ERROR
      "rspkit_use_response_files: the generator \"${CMAKE_GENERATOR}\" is not supported.  "
      "Use Ninja, Ninja Multi-Config or a generator for Makefiles, or leave out the call."
    )
  endif()
endfunction()

function(_rspkit_require_steps steps)
  foreach(step IN LISTS steps)
    if("${step}" MATCHES "^(COMPILE|DEVICE_LINK)$")
      message(FATAL_ERROR
        "rspkit_use_response_files: STEPS ${step} is not supported yet.  "
        "Use ARCHIVE and LINK."
      )
    elseif(NOT "${step}" MATCHES "^(ARCHIVE|LINK)$")
      message(FATAL_ERROR
        "rspkit_use_response_files: \"${step}\" is no step.  Use ARCHIVE and LINK."
      )
    endif()
  endforeach()
endfunction()

function(_rspkit_require_no_targets)
  if(DEFINED arg_TARGETS)
    message(FATAL_ERROR
      "rspkit_use_response_files: TARGETS is not supported yet.  "
      "Leave it out, and call rspkit_use_response_files() in the directory of the targets."
    )
  endif()
endfunction()

function(_rspkit_require_languages languages enabled)
  foreach(language IN LISTS languages)
    if(NOT "${language}" IN_LIST enabled)
      message(FATAL_ERROR
        "rspkit_use_response_files: the language \"${language}\" is not enabled.  "
        "Enable it with project() or enable_language() first."
      )
    endif()
  endforeach()
endfunction()

# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKit
------

This module provides commands that hand argument lists of any length to any
program, through response files that the program reads back exactly:

* :command:`rspkit_add_custom_command`, see :module:`RspKitAddCustomCommand`
* :command:`rspkit_generate`, see :module:`RspKitGenerate`
* :command:`rspkit_use_response_files`, see :module:`RspKitUseResponseFiles`

Load it with ``find_package(RspKit)``, with ``add_subdirectory()`` or
FetchContent, or with a plain ``include()`` of this file:

.. code-block:: cmake

  find_package(RspKit REQUIRED)

Including it changes nothing.  The commands run the program ``rspkit``; how it
is found, and the target ``RspKit::rspkit``, is told in :module:`RspKitTool`.
#]=======================================================================]

include_guard(GLOBAL)

include("${CMAKE_CURRENT_LIST_DIR}/RspKitAddCustomCommand.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitArgumentList.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitCall.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitCommandLine.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitCustomCommand.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitDirectory.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitExpression.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitGenerate.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitHostTool.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitSignature.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitSwitch.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitTool.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/RspKitUseResponseFiles.cmake")

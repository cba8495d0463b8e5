# SPDX-License-Identifier: MIT
include("${CMAKE_CURRENT_LIST_DIR}/../response_files.cmake")
steps_with_response_files(steps)
if(generator MATCHES "^Ninja")
  # CMake's switch for Ninja is for everything in a directory.
  expect_equal("the steps" "${steps}" "archive;shared;app;compile")
else()
  expect_equal("the steps" "${steps}" "archive;shared;app")
endif()

# SPDX-License-Identifier: MIT
include("${CMAKE_CURRENT_LIST_DIR}/../response_files.cmake")
steps_with_response_files(steps)
expect_equal("the steps" "${steps}" "")

# SPDX-License-Identifier: MIT
include("${CMAKE_CURRENT_LIST_DIR}/../response_files.cmake")
linked_with_response_files(names before here after never auto inner outer own)
expect_equal("the libraries" "${names}" "here;after;inner;outer")

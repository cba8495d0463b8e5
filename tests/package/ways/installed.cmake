# SPDX-License-Identifier: MIT
# In a directory of its own: the program is a target of every directory.
file(WRITE "${CMAKE_BINARY_DIR}/package/CMakeLists.txt" "find_package(RspKit 0.1 REQUIRED)\n")
add_subdirectory("${CMAKE_BINARY_DIR}/package" package/build)
find_package(RspKit REQUIRED)

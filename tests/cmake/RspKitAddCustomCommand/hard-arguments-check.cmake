# SPDX-License-Identifier: MIT
expect_same_file("${binary_dir}/list.bin" "${binary_dir}/plain.bin")
expect_same_file("${binary_dir}/file.bin" "${binary_dir}/plain.bin")
expect_same_file("${binary_dir}/list-expanded.bin" "${binary_dir}/plain-expanded.bin")

file(READ "${binary_dir}/plain.bin" text HEX)
string(REGEX MATCHALL ".." bytes "${text}")
list(FILTER bytes INCLUDE REGEX "^00$")
list(LENGTH bytes count)
expect_equal("the number of arguments" "${count}" 26)

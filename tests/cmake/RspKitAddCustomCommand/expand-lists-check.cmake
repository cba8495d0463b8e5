# SPDX-License-Identifier: MIT
expect_same_file("${binary_dir}/list.bin" "${binary_dir}/plain.bin")
file(SIZE "${binary_dir}/list.bin" size)
expect_equal("the size of list.bin" "${size}" 20)

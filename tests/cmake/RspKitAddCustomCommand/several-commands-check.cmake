# SPDX-License-Identifier: MIT
expect_recorded("one.bin" 1 "2 3")
expect_recorded("two.bin" 4 5)
file(SIZE "${binary_dir}/in here/empty.bin" size)
expect_equal("the size of empty.bin" "${size}" 0)

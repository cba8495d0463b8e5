# SPDX-License-Identifier: MIT
file(READ "${binary_dir}/count.txt" count)
expect_equal("count.txt" "${count}" "run\n")
configure(-DARGUMENT=two)
build()
file(READ "${binary_dir}/count.txt" count)
expect_equal("count.txt" "${count}" "run\nrun\n")
expect_recorded("out.bin" two)
build_without_work()

# SPDX-License-Identifier: MIT
configure(-DARGUMENT=two)
build()
expect_file("a.rsp" "two\n")
file(READ "${binary_dir}/count.txt" count)
expect_equal("count.txt" "${count}" "run\nrun\n")
build_without_work()

# There and back without a build: the list is newer, but the file is right as it is.
configure(-DARGUMENT=three)
configure(-DARGUMENT=two)
build()
build_without_work()

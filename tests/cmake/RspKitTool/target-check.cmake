# SPDX-License-Identifier: MIT
expect_file("sub/build/b.rsp" "\"c d\"\n")

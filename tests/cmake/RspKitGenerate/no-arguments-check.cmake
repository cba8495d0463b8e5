# SPDX-License-Identifier: MIT
expect_file("none.rsp" "")

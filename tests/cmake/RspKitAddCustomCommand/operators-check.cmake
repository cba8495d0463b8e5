# SPDX-License-Identifier: MIT
expect_file("pipe.bin" "b\na\nc d\n")
expect_file("in.bin" "c d\nb\na\n")
expect_recorded("and.bin" 1 2 3 "a<b" "4;5")
expect_file("or.bin" "said\ncame here\n")
expect_file("plain-or.bin" "said\ncame here\n")
expect_recorded("both.bin" 1 2 3)

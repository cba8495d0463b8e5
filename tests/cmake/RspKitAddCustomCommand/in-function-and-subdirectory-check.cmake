# SPDX-License-Identifier: MIT
expect_recorded("here.bin" here 7)
expect_recorded("a sub/build/there.bin" there 2)

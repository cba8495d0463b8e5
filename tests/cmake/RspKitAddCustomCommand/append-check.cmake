# SPDX-License-Identifier: MIT
expect_recorded("out.bin" a b c d "e f" g)

# SPDX-License-Identifier: MIT
expect_recorded("out.bin" "${config}" "[${config}]")

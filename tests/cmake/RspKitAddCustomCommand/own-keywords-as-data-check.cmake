# SPDX-License-Identifier: MIT
expect_recorded("out.bin" FOR gcc DIALECT gnu WHEN {} -- --when ARGUMENTS LANGUAGES)

# SPDX-License-Identifier: MIT
# All is in including-does-nothing-first.cmake.

# SPDX-License-Identifier: MIT
message(FATAL_ERROR "before-project-first.cmake was passed")

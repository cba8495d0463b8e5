# SPDX-License-Identifier: MIT
set(CMAKE_WARN_DEPRECATED OFF)
cmake_policy(SET CMP0116 OLD)

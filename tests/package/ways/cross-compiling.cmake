# SPDX-License-Identifier: MIT
add_subdirectory("${PACKAGE}" rspkit)

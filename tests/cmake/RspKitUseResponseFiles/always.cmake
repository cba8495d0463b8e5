# SPDX-License-Identifier: MIT
enable_language(C)
rspkit_use_response_files(WHEN ALWAYS)
add_library(archive STATIC one.c two.c)
add_library(shared SHARED one.c two.c)
add_executable(app main.c)
target_link_libraries(app PRIVATE archive)

# SPDX-License-Identifier: MIT
enable_language(C)

set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
add_executable(app main.c)
add_library(archive STATIC main.c)
rspkit_add_custom_command(
  TARGET app PRE_BUILD
  COMMAND "${record}" "pre build" "$<TARGET_PROPERTY:TYPE>" > pre-build.bin
)
rspkit_add_custom_command(
  TARGET app PRE_LINK
  COMMAND nm $<TARGET_OBJECTS:app> > pre-link.txt
  COMMAND_EXPAND_LISTS
)
rspkit_add_custom_command(
  WHEN ALWAYS
  TARGET app POST_BUILD
  COMMAND nm "$<TARGET_FILE:app>" > post-build.txt
)
rspkit_add_custom_command(
  TARGET app POST_BUILD
  COMMAND app "a;b" "" > app.txt
)
rspkit_add_custom_command(
  TARGET archive POST_BUILD
  COMMAND "${record}" "first" > archive.bin
)
rspkit_add_custom_command(
  TARGET archive POST_BUILD
  COMMAND "${record}" "second" >> archive.bin
)

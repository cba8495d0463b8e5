# SPDX-License-Identifier: MIT
# 26 arguments that CMake, a list, a shell or a reader could take for syntax reach the program as
# through the plain command: as they are, from a list, and through a response file.
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
add_custom_command(
  OUTPUT plain.bin
  COMMAND "${record}"
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  > plain.bin
  VERBATIM
)
rspkit_add_custom_command(
  OUTPUT list.bin
  COMMAND "${record}"
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  > list.bin
)
rspkit_add_custom_command(
  DIALECT nul
  WHEN ALWAYS
  OUTPUT file.bin
  COMMAND "${record}-file"
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  > file.bin
)
add_custom_command(
  OUTPUT plain-expanded.bin
  COMMAND "${record}"
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  > plain-expanded.bin
  COMMAND_EXPAND_LISTS
  VERBATIM
)
rspkit_add_custom_command(
  OUTPUT list-expanded.bin
  COMMAND "${record}"
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  > list-expanded.bin
  COMMAND_EXPAND_LISTS
)
add_custom_target(hard ALL
  DEPENDS file.bin list.bin list-expanded.bin plain.bin plain-expanded.bin
)

# SPDX-License-Identifier: MIT
# 26 arguments that CMake, a list, a shell or a reader could take for syntax.
rspkit_generate(hard.rsp DIALECT gnu
  ARGUMENTS
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  DIALECT
)
add_custom_command(
  OUTPUT plain.bin
  COMMAND "${CMAKE_CURRENT_LIST_DIR}/../record"
  "" "a b" "a;b" ";" "[" "]y" "[x;y]" [[\]] [[end\]]
  [["]] [[q"q]] "it's" [[\"mixed\" 'x']] "\$HOME" "\$\$"
  "\${X}" "x@X@y" "`id`" "*" "~" "#" "%PATH%" "\$<open" "a>b" "PARENT_SCOPE" "é漢\t(x)&!{}"
  DIALECT
  > plain.bin
  VERBATIM
)
add_custom_target(hard ALL DEPENDS hard.rsp plain.bin)

# SPDX-License-Identifier: MIT
set(record "${CMAKE_CURRENT_LIST_DIR}/../record")
# Both sides of an operator read their own list; what stands behind a redirection is an argument.
rspkit_add_custom_command(
  OUTPUT pipe.bin
  COMMAND "${record}" b a "c d" | tr "\\000" "\\n" > pipe.bin
)
rspkit_add_custom_command(
  OUTPUT and.bin
  COMMAND
    "${record}" 1 > first.bin 2
    && "${record}" 3 "a<b" "4;5" > second.bin
    && cat first.bin second.bin > and.bin
)
rspkit_add_custom_command(
  OUTPUT or.bin
  COMMAND sh -c "echo said >&2; exit 3" sh > or.bin 2>&1 || echo "came here" >> or.bin
)
add_custom_command(
  OUTPUT plain-or.bin
  COMMAND sh -c "echo said >&2; exit 3" sh > plain-or.bin 2>&1 || echo "came here" >> plain-or.bin
  VERBATIM
)
rspkit_add_custom_command(
  OUTPUT both.bin
  COMMAND "${record}" 1 2>&1 2 > "it's $odd & odd;.bin" 3
  COMMAND cat "it's $odd & odd;.bin" > both.bin
)
rspkit_add_custom_command(OUTPUT in.bin COMMAND sort -r < pipe.bin > in.bin DEPENDS pipe.bin)
add_custom_target(operators ALL DEPENDS both.bin in.bin pipe.bin and.bin or.bin plain-or.bin)

# SPDX-License-Identifier: MIT
set(ARGUMENT "one" CACHE STRING "")
rspkit_generate(a.rsp FOR gcc ARGUMENTS "${ARGUMENT}")
add_custom_command(OUTPUT count.txt COMMAND echo run >> count.txt DEPENDS a.rsp VERBATIM)
add_custom_target(a ALL DEPENDS count.txt)

# SPDX-License-Identifier: MIT
rspkit_generate(a.rsp DIALECT klingon ARGUMENTS a)
add_custom_target(a ALL DEPENDS a.rsp)

# SPDX-License-Identifier: MIT
rspkit_generate(none.rsp FOR gcc ARGUMENTS)
add_custom_target(none ALL DEPENDS none.rsp)

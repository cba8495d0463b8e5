# SPDX-License-Identifier: MIT
include("${RSPKIT_MODULES}/RspKit.cmake")
rspkit_generate(a.rsp FOR gcc ARGUMENTS a)

# SPDX-License-Identifier: MIT
include("${RSPKIT_MODULES}/RspKit.cmake")
rspkit_use_response_files()

# SPDX-License-Identifier: MIT
include("${PACKAGE}/modules/RspKit.cmake")

# SPDX-License-Identifier: MIT
include(FetchContent)
FetchContent_Declare(RspKit URL "${PACKAGE}.tar.gz")
FetchContent_MakeAvailable(RspKit)

# SPDX-License-Identifier: MIT
set(CMAKE_GENERATOR "Xcode")
rspkit_use_response_files()

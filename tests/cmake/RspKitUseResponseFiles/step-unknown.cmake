# SPDX-License-Identifier: MIT
rspkit_use_response_files(STEPS ARCHIVE INSTALL)

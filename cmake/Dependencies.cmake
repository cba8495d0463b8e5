# SPDX-License-Identifier: MIT
# Each library comes from the system where it has one, else from its release archive, pinned by
# its hash.
include(FetchContent)

set(FMT_INSTALL OFF)
set(EXPECTED_BUILD_TESTS OFF)
set(EXPECTED_BUILD_PACKAGE OFF)

function(_rspkit_dependency name url hash)
  FetchContent_Declare(${name}
    URL "https://github.com/${url}"
    URL_HASH SHA256=${hash}
    DOWNLOAD_EXTRACT_TIMESTAMP OFF
    SYSTEM
    ${ARGN}
  )
endfunction()

_rspkit_dependency(fmt fmtlib/fmt/archive/refs/tags/9.1.0.tar.gz
  5dea48d1fcddc3ec571ce2058e13910a0d4a6bab4cc09a809d8b1dd1c88ae6f2
  FIND_PACKAGE_ARGS 9
)
_rspkit_dependency(CLI11 CLIUtils/CLI11/archive/refs/tags/v2.3.2.tar.gz
  aac0ab42108131ac5d3344a9db0fdf25c4db652296641955720a4fbe52334e22
  FIND_PACKAGE_ARGS 2.1
)
_rspkit_dependency(tl-expected TartanLlama/expected/archive/refs/tags/v1.1.0.tar.gz
  1db357f46dd2b24447156aaf970c4c40a793ef12a8a9c2ad9e096d9801368df6
  FIND_PACKAGE_ARGS 1.0
)
_rspkit_dependency(nlohmann_json nlohmann/json/releases/download/v3.11.3/json.tar.xz
  d6c65aca6b1ed68e7a182f4757257b107ae403032760ed6ef121c9d55e81757d
  FIND_PACKAGE_ARGS 3.10
)
FetchContent_MakeAvailable(fmt CLI11 tl-expected nlohmann_json)

# xxHash installs no package file everywhere, and only its header is used.
find_path(RSPKIT_XXHASH_INCLUDE_DIR xxhash.h)
mark_as_advanced(RSPKIT_XXHASH_INCLUDE_DIR)
if(RSPKIT_XXHASH_INCLUDE_DIR)
  set(xxhash_SOURCE_DIR "${RSPKIT_XXHASH_INCLUDE_DIR}")
else()
  _rspkit_dependency(xxhash Cyan4973/xxHash/archive/refs/tags/v0.8.2.tar.gz
    baee0c6afd4f03165de7a4e67988d16f0f2b257b51d0e3cb91909302a26a79c4
    SOURCE_SUBDIR no-cmake-project
  )
  FetchContent_MakeAvailable(xxhash)
endif()
add_library(rspkit_xxhash INTERFACE)
target_compile_definitions(rspkit_xxhash INTERFACE XXH_INLINE_ALL)
target_include_directories(rspkit_xxhash SYSTEM INTERFACE "${xxhash_SOURCE_DIR}")

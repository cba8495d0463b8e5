# SPDX-License-Identifier: MIT
if(generator MATCHES "^Ninja")
  set(ninja "${binary_dir}/build.ninja")
  if(generator MATCHES "Multi-Config")
    set(ninja "${binary_dir}/CMakeFiles/impl-Debug.ninja")
  endif()
  file(READ "${ninja}" untouched)

  # The value does not count: CMake takes even this one for a switch that is on.
  configure(-DCMAKE_NINJA_FORCE_RESPONSE_FILE=OFF)
  file(READ "${ninja}" forced)
  if(forced STREQUAL untouched)
    fail("a cache entry makes no difference")
  endif()

  configure(-DCALL=ON)
  file(READ "${ninja}" never)
  expect_equal("build.ninja after NEVER" "${never}" "${untouched}")
  file(STRINGS "${binary_dir}/CMakeCache.txt" entry REGEX "FORCE_RESPONSE_FILE")
  expect_equal("the cache entry" "${entry}" "")
endif()

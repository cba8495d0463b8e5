# SPDX-License-Identifier: MIT
file(STRINGS "${binary_dir}/symbols.txt" symbols REGEX " T one$")
list(LENGTH symbols count)
expect_equal("the number of symbols" "${count}" 750)

# What nm was given stays.
file(GLOB rsp "${binary_dir}/CMakeFiles/rspkit/symbols.txt-*.rsp")
file(SIZE "${rsp}" size)
if(size LESS 2097152)
  fail("the response file has only ${size} bytes")
endif()

# The plain command fails with the system's own message.
try_build(--target plain)
if(result EQUAL 0)
  fail("the plain command succeeds")
endif()
expect_match("the plain build" "${output}" "Argument list too long")

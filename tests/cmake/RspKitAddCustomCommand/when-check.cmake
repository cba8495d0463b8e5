# SPDX-License-Identifier: MIT
file(READ "${binary_dir}/always.txt" text)
expect_match("always.txt" "${text}"
  "^\\[@.*/build/CMakeFiles/rspkit/always\\.txt-[-0-9a-fDebug]*\\.rsp\\]\n$"
)
string(REGEX REPLACE "^\\[@(.*)\\]\n$" "\\1" rsp "${text}")
file(READ "${rsp}" text)
expect_equal("the response file" "${text}" "a.o\n")
expect_file("for.txt" "\"a b\"\n")
foreach(name IN ITEMS auto never environment)
  file(READ "${binary_dir}/${name}.txt" text)
  expect_equal("${name}.txt" "${text}" "[a.o]\n")
endforeach()

# Without WHEN the environment of the build decides.
file(REMOVE "${binary_dir}/auto.txt" "${binary_dir}/never.txt" "${binary_dir}/environment.txt")
set(options "")
if(NOT config STREQUAL "")
  set(options --config ${config})
endif()
execute_process(
  COMMAND "${CMAKE_COMMAND}" -E env RSPKIT_WHEN=always
    "${CMAKE_COMMAND}" --build "${binary_dir}" ${options}
  OUTPUT_QUIET
  COMMAND_ERROR_IS_FATAL ANY
)
foreach(name IN ITEMS auto never)
  file(READ "${binary_dir}/${name}.txt" text)
  expect_equal("${name}.txt" "${text}" "[a.o]\n")
endforeach()
file(READ "${binary_dir}/environment.txt" text)
expect_match("environment.txt" "${text}" "^\\[@.*\\.rsp\\]\n$")

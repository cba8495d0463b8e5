# SPDX-License-Identifier: MIT
#
# Runs one case: cmake -Dcase=... -Dgenerator=... -Dmodules=... -Dtool=... -Dwork=... -P <this>
#
# The case is configured, built, built again, configured again and built again.  These must hold:
#   <case>-result.txt        the exit status of configuring; 0 if there is no such file
#   <case>-stderr.txt        a regular expression for its standard error; empty if there is none
#   <case>-build-result.txt  the exit status of building; 0 if there is no such file
#   <case>-build-output.txt  a regular expression for what the build prints
# What CMake prints is compared with each run of spaces and line ends as one space.  After a build
# that succeeded the next two must have nothing to do.  Then <case>-check.cmake is run.
cmake_minimum_required(VERSION 3.25...4.3)

set(source_dir "${work}/source")
set(binary_dir "${work}/build")
set(config "")
if(generator MATCHES "Multi-Config")
  set(config Debug)
endif()

function(fail)
  message(FATAL_ERROR ${ARGV})
endfunction()

function(expect_equal what actual expected)
  if(NOT "${actual}" STREQUAL "${expected}")
    fail("${what} is\n[${actual}]\nbut should be\n[${expected}]")
  endif()
endfunction()

function(expect_match what actual expression)
  if(NOT "${actual}" MATCHES "${expression}")
    fail("${what} is\n[${actual}]\nbut should match\n[${expression}]")
  endif()
endfunction()

function(expect_same_file file other)
  file(READ "${file}" text HEX)
  file(READ "${other}" other_text HEX)
  if(NOT text STREQUAL other_text)
    fail("${file} differs from ${other}")
  endif()
endfunction()

# The content of <case>-<name>.txt, or `default`.
function(read_expected out name default)
  set(text "${default}")
  if(EXISTS "${case}-${name}.txt")
    file(READ "${case}-${name}.txt" text)
    string(REGEX REPLACE "[ \n]+" " " text "${text}")
    string(STRIP "${text}" text)
  endif()
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

# Runs CMake in the surroundings of the project; `result`, `stdout` and `stderr` say what came out.
function(run_cmake)
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -E env
      --unset=CMAKE_GENERATOR --unset=CMAKE_NINJA_FORCE_RESPONSE_FILE --unset=CMAKE_TOOLCHAIN_FILE
      --unset=MAKEFLAGS --unset=MAKELEVEL --unset=RSPKIT_KEEP --unset=RSPKIT_LIMIT
      --unset=RSPKIT_WHEN --unset=VERBOSE LC_ALL=C.UTF-8
      "${CMAKE_COMMAND}" ${ARGV}
    RESULT_VARIABLE result
    OUTPUT_VARIABLE stdout
    ERROR_VARIABLE stderr
  )
  return(PROPAGATE result stdout stderr)
endfunction()

# Configures the case, with further arguments for CMake.
function(try_configure)
  run_cmake(
    -S "${source_dir}" -B "${binary_dir}" -G "${generator}" --no-warn-unused-cli
    "-DCASE=${case}" "-DRSPKIT_MODULES=${modules}" "-DRSPKIT_EXECUTABLE=${tool}" ${ARGV}
  )
  return(PROPAGATE result stdout stderr)
endfunction()

function(configure)
  try_configure(${ARGV})
  expect_equal("configure: standard error" "${stderr}" "")
  expect_equal("configure: exit status" "${result}" 0)
  return(PROPAGATE stdout)
endfunction()

# A file that the program `record` would print.
function(expect_recorded file)
  set(i 1)
  set(bytes "")
  while(i LESS ARGC)
    string(HEX "${ARGV${i}}" argument)
    string(APPEND bytes "${argument}00")
    math(EXPR i "${i} + 1")
  endwhile()
  file(READ "${binary_dir}/${file}" text HEX)
  expect_equal("${file} in hexadecimal" "${text}" "${bytes}")
endfunction()

function(expect_file file expected)
  file(READ "${binary_dir}/${file}" text)
  expect_equal("${file}" "${text}" "${expected}")
endfunction()

# Builds the case; `output` is all that is printed.
function(try_build)
  set(options "")
  if(NOT config STREQUAL "")
    set(options --config ${config})
  endif()
  run_cmake(--build "${binary_dir}" ${options} ${ARGV})
  set(output "${stdout}${stderr}")
  return(PROPAGATE result output)
endfunction()

function(build)
  try_build(${ARGV})
  if(NOT result EQUAL 0)
    fail("build: exit status ${result}\n${output}")
  endif()
  return(PROPAGATE output)
endfunction()

function(build_without_work)
  build(${ARGV})
  if(generator MATCHES "Ninja")
    expect_match("a build with nothing to do" "${output}" "ninja: no work to do\\.")
  else()
    string(REGEX REPLACE "\\[ *[0-9]+%\\] Built target [^\n]*\n" "" output "${output}")
    string(REGEX REPLACE "[Cc]onsolidate compiler generated dependencies of target [^\n]*\n" ""
      output "${output}"
    )
    expect_equal("a build with nothing to do" "${output}" "")
  endif()
endfunction()

function(run_case)
  file(REMOVE_RECURSE "${work}")
  file(COPY "${CMAKE_CURRENT_FUNCTION_LIST_DIR}/project/" DESTINATION "${source_dir}")

  try_configure()
  string(REGEX REPLACE "[ \n]+" " " stderr "${stderr}")
  read_expected(expected stderr "^$")
  expect_match("configure: standard error" "${stderr}" "${expected}")
  read_expected(expected result 0)
  expect_equal("configure: exit status" "${result}" "${expected}")
  if(NOT result EQUAL 0)
    return()
  endif()

  try_build()
  read_expected(expected build-result 0)
  if(NOT result MATCHES "^${expected}$")
    fail("build: exit status ${result}\n${output}")
  endif()
  read_expected(expected build-output "")
  string(REGEX REPLACE "[ \n]+" " " squeezed "${output}")
  expect_match("build: output" "${squeezed}" "${expected}")
  if(result EQUAL 0)
    build_without_work()
    configure()
    build_without_work()
  endif()
endfunction()

run_case()
include("${case}-check.cmake" OPTIONAL)

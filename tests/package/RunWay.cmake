# SPDX-License-Identifier: MIT
# Builds and runs the consumer in the directory `work`, with the package loaded the given `way`.
cmake_minimum_required(VERSION 3.25...4.3)

set(consumer "${work}/consumer")
set(package "${work}/package")
set(generator "Ninja")
set(options "")
set(refusal "")
set(environment "")

function(prepare_add-subdirectory)
  copy_sources()
endfunction()

# The compiler is that of the host, but CMake does not know: the tool is built for the host while
# the project is configured, and programs of the project run in the emulator.
function(prepare_cross-compiling)
  copy_sources()
  file(WRITE "${work}/toolchain.cmake" [[
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR "other")
set(CMAKE_CROSSCOMPILING_EMULATOR "${CMAKE_COMMAND}" -E env "EMULATED=in an emulator")
]])
  set(options "-DCMAKE_TOOLCHAIN_FILE=${work}/toolchain.cmake" PARENT_SCOPE)
  set(generator "Unix Makefiles" PARENT_SCOPE)
endfunction()

function(prepare_executable)
  file(COPY "${project_source}/modules" DESTINATION "${package}")
  set(options "-DRSPKIT_EXECUTABLE=${tool}" PARENT_SCOPE)
endfunction()

function(prepare_fetch-content)
  copy_sources()
  set(options "-DFETCHCONTENT_SOURCE_DIR_RSPKIT=${package}" PARENT_SCOPE)
endfunction()

# The environment asks for what only the project itself could mean.
function(prepare_include)
  copy_sources()
  set(generator "Ninja Multi-Config" PARENT_SCOPE)
  set(environment CXX=/no/such/compiler CXXFLAGS=--no-such-option PARENT_SCOPE)
endfunction()

# An installed package can be moved.
function(prepare_installed)
  run("${CMAKE_COMMAND}" --install "${project_build}" --config "${config}" --component RspKit
    --prefix "${work}/first place"
  )
  file(RENAME "${work}/first place" "${package}")
  set(options "-DCMAKE_PREFIX_PATH=${package}" PARENT_SCOPE)
endfunction()

function(prepare_no-tool)
  file(COPY "${project_source}/modules" DESTINATION "${package}")
  string(CONCAT refusal
    "rspkit: there is no program rspkit, and no sources beside the modules to build it from. Set "
    "RSPKIT_EXECUTABLE to the absolute path of an rspkit that runs on this machine, or load the "
    "package with find_package(RspKit) or add_subdirectory()."
  )
  set(refusal "${refusal}" PARENT_SCOPE)
endfunction()

function(copy_sources)
  file(COPY
    "${project_source}/CMakeLists.txt" "${project_source}/cmake" "${project_source}/modules"
    "${project_source}/tool"
    DESTINATION "${package}"
  )
endfunction()

function(run)
  execute_process(
    COMMAND
      "${CMAKE_COMMAND}" -E env --unset=CMAKE_GENERATOR --unset=CMAKE_TOOLCHAIN_FILE
      --unset=MAKEFLAGS --unset=RSPKIT_WHEN ${environment} ${ARGV}
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
  )
  if(NOT result EQUAL 0 AND refusal STREQUAL "")
    message(FATAL_ERROR "${ARGV}\nexit status ${result}\n${output}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

function(expect file expected)
  file(READ "${work}/build/${file}" text)
  if(NOT text STREQUAL expected)
    message(FATAL_ERROR "${file} is\n[${text}]\nbut should be\n[${expected}]")
  endif()
endfunction()

file(REMOVE_RECURSE "${work}")
file(COPY "${CMAKE_CURRENT_LIST_DIR}/consumer" DESTINATION "${work}")
file(MAKE_DIRECTORY "${package}")
cmake_language(CALL "prepare_${way}")
run("${CMAKE_COMMAND}" -S "${consumer}" -B "${work}/build" -G "${generator}" --no-warn-unused-cli
  "-DWAY=${CMAKE_CURRENT_LIST_DIR}/ways/${way}.cmake" "-DPACKAGE=${package}" ${options}
)
if(NOT refusal STREQUAL "")
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  string(FIND "${output}" "${refusal}" place)
  if(place EQUAL -1)
    message(FATAL_ERROR "the error should be\n${refusal}\nbut is\n${output}")
  endif()
  return()
endif()

cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
run("${CMAKE_COMMAND}" --build "${work}/build" --parallel ${cores})
expect(words.rsp "\"two words\"\none\n")
expect(own.rsp "own\n")
expect(symbols.txt "0000000000000000 T one\n")
expect(part/part.rsp "part\n")
if(way STREQUAL "cross-compiling")
  expect(app.txt "one is 1 in an emulator\n")
else()
  expect(app.txt "one is 1 here\n")
endif()

# The program is there, and is not built again, when nothing changed.
run("${CMAKE_COMMAND}" -S "${consumer}" -B "${work}/build")
if(output MATCHES "Building rspkit")
  message(FATAL_ERROR "the program is built again:\n${output}")
endif()
run("${CMAKE_COMMAND}" --build "${work}/build")
if(generator MATCHES "Ninja" AND NOT output MATCHES "ninja: no work to do\\.")
  message(FATAL_ERROR "a build with nothing to do does this:\n${output}")
endif()

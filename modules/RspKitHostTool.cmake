# SPDX-License-Identifier: MIT

#[=======================================================================[.rst:
RspKitHostTool
--------------

Internal: builds the program ``rspkit`` for the host of the build while the
project is configured.  It is built again only when its sources change.
#]=======================================================================]

include_guard(GLOBAL)
cmake_policy(VERSION 3.25...4.3)

function(_rspkit_host_tool out)
  cmake_path(GET CMAKE_CURRENT_FUNCTION_LIST_DIR PARENT_PATH source)
  if(NOT EXISTS "${source}/tool/CMakeLists.txt")
    message(FATAL_ERROR
      "rspkit: there is no program rspkit, and no sources beside the modules to build it from.  "
      "Set RSPKIT_EXECUTABLE to the absolute path of an rspkit that runs on this machine, "
      "or load the package with find_package(RspKit) or add_subdirectory()."
    )
  endif()

  set(binary "${CMAKE_BINARY_DIR}/CMakeFiles/rspkit/host")
  set(program "${binary}/bin/rspkit")
  if(CMAKE_HOST_WIN32)
    string(APPEND program ".exe")
  endif()
  _rspkit_hash_sources(hash "${source}")
  set(built "")
  if(EXISTS "${program}" AND EXISTS "${binary}/sources.sha256")
    file(READ "${binary}/sources.sha256" built)
  endif()
  if(NOT "${built}" STREQUAL "${hash}")
    message(STATUS "Building rspkit for this machine")
    _rspkit_configure_host_tool("${source}" "${binary}")
    cmake_host_system_information(RESULT cores QUERY NUMBER_OF_LOGICAL_CORES)
    _rspkit_run_host_cmake("build"
      --build "${binary}" --config Release --target rspkit --parallel ${cores}
    )
    file(WRITE "${binary}/sources.sha256" "${hash}")
    message(STATUS "Building rspkit for this machine - done")
  endif()
  set(${out} "${program}" PARENT_SCOPE)
endfunction()

# A change of any source of the tool configures the project again, and gives another hash.
function(_rspkit_hash_sources out source)
  file(GLOB sources LIST_DIRECTORIES FALSE "${source}/tool/*" "${source}/cmake/*")
  list(APPEND sources "${source}/CMakeLists.txt")
  set_property(DIRECTORY "${CMAKE_SOURCE_DIR}" APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${sources})
  set(hashes "${CMAKE_GENERATOR}")
  foreach(file IN LISTS sources)
    file(SHA256 "${file}" hash)
    string(APPEND hashes " ${hash}")
  endforeach()
  string(SHA256 hash "${hashes}")
  set(${out} "${hash}" PARENT_SCOPE)
endfunction()

function(_rspkit_configure_host_tool source binary)
  set(generator "${CMAKE_GENERATOR}")
  if(generator STREQUAL "Ninja Multi-Config")
    set(generator "Ninja")
  endif()
  set(make_program "")
  if(NOT "${CMAKE_MAKE_PROGRAM}" STREQUAL "")
    set(make_program "-DCMAKE_MAKE_PROGRAM=${CMAKE_MAKE_PROGRAM}")
  endif()
  _rspkit_run_host_cmake("configure"
    -S "${source}" -B "${binary}" -G "${generator}" ${make_program}
    -DCMAKE_BUILD_TYPE=Release
    # The expression keeps generators for many configurations from adding a directory.
    "-DCMAKE_RUNTIME_OUTPUT_DIRECTORY=${binary}/bin/$<1:>"
    -DRSPKIT_BUILD_TESTS=OFF
    -DRSPKIT_INSTALL=OFF
  )
endfunction()

# Runs CMake without what this project's environment says about its own compiler.
function(_rspkit_run_host_cmake step)
  set(clean "")
  foreach(variable IN ITEMS
    CC CFLAGS CMAKE_BUILD_TYPE CMAKE_CONFIG_TYPE CMAKE_GENERATOR CMAKE_GENERATOR_INSTANCE
    CMAKE_GENERATOR_PLATFORM CMAKE_GENERATOR_TOOLSET CMAKE_TOOLCHAIN_FILE CPPFLAGS CXX CXXFLAGS
    DESTDIR LDFLAGS MAKEFLAGS MAKELEVEL MFLAGS SDKROOT
  )
    list(APPEND clean "--unset=${variable}")
  endforeach()
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env ${clean} "${CMAKE_COMMAND}" ${ARGN}
    RESULT_VARIABLE result
    OUTPUT_VARIABLE output
    ERROR_VARIABLE output
  )
  if(NOT "${result}" STREQUAL "0")
    message(FATAL_ERROR
      "rspkit: cannot ${step} the program rspkit for this machine.  Mend what is said below, "
      "or set RSPKIT_EXECUTABLE to the absolute path of an rspkit that runs here.\n${output}"
    )
  endif()
endfunction()

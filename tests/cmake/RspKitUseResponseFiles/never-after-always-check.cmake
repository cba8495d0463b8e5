# SPDX-License-Identifier: MIT
# What CMake generates is what it generates without the calls.
file(GLOB_RECURSE files "${binary_dir}/*.ninja" "${binary_dir}/link.txt" "${binary_dir}/build.make")
list(LENGTH files count)
if(count LESS 2)
  fail("only ${count} files")
endif()
foreach(file IN LISTS files)
  string(SHA256 name "${file}")
  file(COPY_FILE "${file}" "${work}/${name}")
endforeach()
file(REMOVE_RECURSE "${binary_dir}")
# As often as before: the first run of CMake makes other files than the second.
configure(-DPLAIN=ON)
configure()
foreach(file IN LISTS files)
  string(SHA256 name "${file}")
  expect_same_file("${work}/${name}" "${file}")
endforeach()

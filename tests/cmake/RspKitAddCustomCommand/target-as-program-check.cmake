# SPDX-License-Identifier: MIT
foreach(name IN ITEMS before after alias)
  file(READ "${binary_dir}/${name}.txt" text)
  expect_equal("${name}.txt" "${text}" "a b\n")
endforeach()
file(READ "${binary_dir}/nm.txt" text)
expect_match("nm.txt" "${text}" "GNU nm")

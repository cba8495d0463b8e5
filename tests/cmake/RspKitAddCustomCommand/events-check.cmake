# SPDX-License-Identifier: MIT
expect_recorded("pre-build.bin" "pre build" EXECUTABLE)
expect_recorded("archive.bin" first second)
foreach(name IN ITEMS pre-link post-build)
  file(READ "${binary_dir}/${name}.txt" text)
  expect_match("${name}.txt" "${text}" " T main\n")
endforeach()
expect_file("app.txt" "a;b\n\n")

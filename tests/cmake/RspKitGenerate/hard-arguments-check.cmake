# SPDX-License-Identifier: MIT
execute_process(
  COMMAND "${tool}" read --dialect gnu --format nul "${binary_dir}/hard.rsp"
  OUTPUT_FILE "${work}/read.bin"
)
expect_same_file("${work}/read.bin" "${binary_dir}/plain.bin")

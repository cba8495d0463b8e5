# SPDX-License-Identifier: MIT
execute_process(
  COMMAND "${tool}" read --for nm "${binary_dir}/dir/app.rsp"
  OUTPUT_VARIABLE text
)
expect_equal("app.rsp" "${text}" "${binary_dir}/bin/app\none two\n\n<a,b>\n\$<1:x\$<open\n")
if(NOT EXISTS "${binary_dir}/bin/app")
  fail("a target that an argument names is not built")
endif()

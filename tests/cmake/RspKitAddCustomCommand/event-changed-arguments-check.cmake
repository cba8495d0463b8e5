# SPDX-License-Identifier: MIT
configure(-DARGUMENT=two)
build()
foreach(name IN ITEMS app archive expression)
  expect_recorded("${name}.bin" two)
endforeach()
build_without_work()

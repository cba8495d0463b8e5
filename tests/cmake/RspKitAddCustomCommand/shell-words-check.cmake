# SPDX-License-Identifier: MIT
expect_file("cd.txt" "in a directory")
expect_file("name.txt" "y\n")
expect_file("exec.txt" "a b")
expect_file("not.txt" "no")

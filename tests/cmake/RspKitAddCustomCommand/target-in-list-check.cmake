# SPDX-License-Identifier: MIT
file(READ "${binary_dir}/out.txt" text)
expect_match("out.txt" "${text}" "/before:.* main\n.*/after:.* main\n")

# SPDX-License-Identifier: MIT
"""All programs that are asked with one response file after another; run, it prints their names."""

import programs_binutils
import programs_gcc
import programs_languages
import programs_lists
import programs_llvm
import programs_nvidia
from program import Program

PROGRAMS: dict[str, Program] = {
    **programs_binutils.PROGRAMS,
    **programs_gcc.PROGRAMS,
    **programs_languages.PROGRAMS,
    **programs_lists.PROGRAMS,
    **programs_llvm.PROGRAMS,
    **programs_nvidia.PROGRAMS,
}

if __name__ == "__main__":
    print(";".join(PROGRAMS), end="")

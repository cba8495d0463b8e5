#!/bin/sh
# SPDX-License-Identifier: MIT
# The rules that a search can check; every finding is printed.
findings=$(
  find tool modules tests samples -name '*.cpp' -o -name '*.h' -o -name '*.cmake' -o -name '*.py' |
    xargs wc -l | awk '$2 != "total" && $1 > 300 { print $2 ": " $1 " lines, more than 300" }'
  grep -nE 'CACHE INTERNAL|CMAKE_MODULE_PATH|^ *macro *\(' modules/*.cmake |
    sed 's/$/  <- modules keep out of the caller/'
  grep -nE 'throw |catch \(|reinterpret_cast|std::cout|getenv' tool/*.cpp tool/*.h |
    grep -vE '^tool/(main|command_|process_|file_)' | sed 's/$/  <- the core is pure/'
  find tool modules tests samples -name '*.cpp' -o -name '*.h' -o -name '*.cmake' |
    xargs grep -L 'SPDX-License-Identifier: MIT' | sed 's/$/: no licence line/'
)
[ -z "$findings" ] || { printf '%s\n' "$findings"; exit 1; }

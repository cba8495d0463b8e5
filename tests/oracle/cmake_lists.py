# SPDX-License-Identifier: MIT
"""--from-format cmake-lists divides a list as CMake does: cmake_lists.py CMAKE RSPKIT"""

import itertools
import subprocess
import sys
from pathlib import Path

import comparison

ALPHABET = "a;[]\\"
LONGEST = 5
COUNT = sum(len(ALPHABET) ** length for length in range(1, LONGEST + 1))

# An unquoted reference is expanded as COMMAND_EXPAND_LISTS expands: without empty elements.
SCRIPT_HEAD = """
function(emit)
  set(i 0)
  while(i LESS ARGC)
    file(APPEND elements.txt "${ARGV${i}}\\n")
    math(EXPR i "${i} + 1")
  endwhile()
  file(APPEND elements.txt "|\\n")
endfunction()
file(WRITE elements.txt "")
"""


def lists() -> list[str]:
    """Every string over the alphabet that is a line of its own."""
    return [
        "".join(letters)
        for length in range(1, LONGEST + 1)
        for letters in itertools.product(ALPHABET, repeat=length)
    ]


def expanded_by_cmake(cmake: str, texts: list[str]) -> list[str]:
    calls = "".join(f"set(list [==[{text}]==])\nemit(${{list}})\n" for text in texts)
    Path("expand.cmake").write_text(SCRIPT_HEAD + calls, encoding="utf-8")
    subprocess.run([cmake, "-P", "expand.cmake"], check=True)
    return Path("elements.txt").read_text(encoding="utf-8").splitlines()


def expanded_by_rspkit(tool: str, texts: list[str]) -> list[bytes]:
    """Through `run`, with a bar behind each list to divide one from the next."""
    Path("lists.txt").write_text("".join(f"{text}\n|\n" for text in texts), encoding="utf-8")
    command = [tool, "run", "--from", "lists.txt", "--from-format", "cmake-lists", "--"]
    result = subprocess.run([*command, "printf", "%s\\n"], stdout=subprocess.PIPE, check=True)
    return result.stdout.splitlines()


def main(cmake: str, tool: str) -> int:
    texts = lists()
    version = subprocess.run([cmake, "--version"], capture_output=True, check=True).stdout.decode()
    print(f"program: {version.splitlines()[0]}, format cmake-lists")
    elements = expanded_by_cmake(cmake, texts)
    assert elements.count("|") == COUNT, elements.count("|")
    differences = comparison.count_differences(elements, expanded_by_rspkit(tool, texts))
    return comparison.conclude(len(texts), COUNT, differences)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

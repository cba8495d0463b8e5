# SPDX-License-Identifier: MIT
#
# Prints how long commands are, against the limits of those who start them. A line of input is
# what a command makes, its length and its number of words, with tabs between them. Set `sh` and
# `exec` to the limits of this machine.
BEGIN {
  FS = "\t"
  print_row("", "", "cmd.exe", "Windows", "sh -c", "exec")
  print_row("command that makes", "bytes", commas(8191), commas(32766), commas(sh), commas(exec))
}

# What is started gets a pointer to each word as well.
{
  print_row($1, commas($2), verdict($2 / 8191), verdict($2 / 32766), verdict($2 / sh),
            verdict(($2 + 8 * $3) / exec))
}

function print_row(name, bytes, cmd, windows, sh_c, exec_) {
  printf "  %-20s%10s%10s%10s%10s%11s\n", name, bytes, cmd, windows, sh_c, exec_
}

function verdict(share) {
  return share <= 1 ? "fits" : sprintf(share < 10 ? "%.1f x" : "%.0f x", share)
}

function commas(number,  text) {
  for (text = ""; length(number) > 3; number = substr(number, 1, length(number) - 3))
    text = "," substr(number, length(number) - 2) text
  return number text
}

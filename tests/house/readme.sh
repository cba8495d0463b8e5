#!/bin/sh
# SPDX-License-Identifier: MIT
# Holds the README against the samples and the program: readme.sh RSPKIT.
#
# A line `<!-- COMMAND -->` before a code block names what the block shows: `cat FILE` from the
# project's root, or a call of rspkit.
rspkit="$1"
failed=0
checked=0

# The code block behind the marker line $1 of README.md.
block_after() {
  awk -v marker="$1" '
    $0 == marker { found = 1; next }
    found && /^```/ { if (inside) exit; inside = 1; next }
    inside { print }' README.md
}

check() {
  marker="<!-- $1 -->"
  expected=$(sh -c "$1" rspkit)
  if [ "$(block_after "$marker")" != "$expected" ]; then
    printf 'README.md: the block behind %s should be:\n%s\n' "$marker" "$expected"
    failed=1
  fi
  checked=$((checked + 1))
}

directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
ln -s "$rspkit" "$directory/rspkit"
PATH="$directory:$PATH"

while IFS= read -r line; do
  case "$line" in
    '<!-- cat '* | '<!-- rspkit '*)
      command="${line#<!-- }"
      check "${command% -->}"
      ;;
  esac
done < README.md

[ "$checked" -ge 2 ] || { echo "README.md: only $checked blocks were checked"; failed=1; }
exit "$failed"

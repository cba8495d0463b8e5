# What stands in the row of one program of each family: linux, macos, windows, switch.
rspkit list programs |
  awk '$1 ~ /^(program|ar|cc|clang|clang-cl|gcc|ld.bfd|ld.lld|lld-link|llvm-nm|mold|nm|python|sh)$/ {
    print $1, $2, $3, $4, $5
  }'

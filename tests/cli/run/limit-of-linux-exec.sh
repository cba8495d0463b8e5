# Strings with their NULs, 8 bytes for each, the path with its NUL:
# `./show` `abc` and A=b are 7 + 4 + 4, three pointers 24, the path 7.
ln -s "$(command -v show)" show
rspkit=$(command -v rspkit)
for limit in 47 46 45; do
  env -i A=b "$rspkit" run --dry-run --dialect gnu --limit linux-exec=$limit -- ./show abc | sed -n 1p
done

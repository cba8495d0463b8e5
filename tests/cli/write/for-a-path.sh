# A target prefix, a version, a directory and an extension are looked through.
for program in gcc /usr/bin/x86_64-w64-mingw32-g++-12 armv7-none-eabi-ar g++-12-posix \
  'C:\LLVM\bin\LLD-LINK.EXE' lld-link-14 ld.lld ld.lld.exe clang++-14; do
  printf '%s: ' "$program"
  rspkit write --for "$program" -- 'a\b c'
done

# R047, R060, R064, R079: definitions and options with blanks, quotes and backslashes.
cat >a.c <<'C'
#include <stdio.h>
int main(void) { puts(BOARD); puts(PATH); return 0; }
C
mkdir 'tools\'
for compiler in gcc clang; do
  rspkit run --when always -- $compiler '-DBOARD="Feather M0"' '-DPATH="C:\\path\\new dir\\"' \
    '-Btools\' -I 'tools\' a.c -o a
  ./a
done

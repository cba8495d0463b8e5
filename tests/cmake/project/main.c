#include <stdio.h>

/* Prints its arguments, one a line. */
int main(int count, char** arguments) {
  while (*++arguments) puts(*arguments);
  return count < 2;
}

// SPDX-License-Identifier: MIT
#include <ctype.h>
#include <stdio.h>

void shout(const char* text) {
  for (; *text != '\0'; ++text) putchar(toupper((unsigned char)*text));
  putchar('\n');
}

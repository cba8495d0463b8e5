// SPDX-License-Identifier: MIT
#include <stdio.h>

void greet(void) {
  puts("hello from a link of any length");
}

// SPDX-License-Identifier: MIT
// Writes its arguments to the file that DUMP_FILE names, each ended by a NUL byte.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char** argv) {
  FILE* const file = fopen(getenv("DUMP_FILE"), "wb");
  if (file == NULL) return 1;
  for (int i = 1; i < argc; ++i) fwrite(argv[i], 1, strlen(argv[i]) + 1, file);
  return fclose(file) == 0 ? 0 : 1;
}

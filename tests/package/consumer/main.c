#include <stdio.h>
#include <stdlib.h>

int one(void);

int main(int count, char** arguments) {
  const char* emulated = getenv("EMULATED");
  printf("%s %d %s\n", arguments[count - 1], one(), emulated ? emulated : "here");
  return 0;
}

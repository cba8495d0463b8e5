// SPDX-License-Identifier: MIT
//
// Calls every kernel once, and compares what they counted with what it must be.
#include <stdio.h>

#include "expected.h"
#include "proof.h"

#define KERNEL(name) void name(struct proof*);
#include "kernels.inc"
#undef KERNEL

#define KERNEL(name) name,
static void (*const kernels[])(struct proof*) = {
#include "kernels.inc"
};

int main(void) {
  struct proof proof = {0, 0};
  for (size_t i = 0; i < sizeof kernels / sizeof *kernels; ++i) kernels[i](&proof);

  const int proved = proof.kernels == EXPECTED_KERNELS && proof.sum == EXPECTED_SUM;
  printf("%u of %u kernels called, checksum %llu of %llu: %s\n", proof.kernels,
         (unsigned)EXPECTED_KERNELS, proof.sum, EXPECTED_SUM,
         proved ? "every kernel is in" : "WRONG");
  return proved ? 0 : 1;
}

// SPDX-License-Identifier: MIT
#pragma once

// What the kernels leave behind. Each adds another number to the sum.
struct proof {
  unsigned kernels;
  unsigned long long sum;
};

// SPDX-License-Identifier: MIT
typedef int empty;

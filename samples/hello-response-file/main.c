// SPDX-License-Identifier: MIT
void greet(void);

int main(void) {
  greet();
}

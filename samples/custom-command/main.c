// SPDX-License-Identifier: MIT
void shout(const char* text);

int main(void) {
  shout("every argument arrived");
}

// SPDX-License-Identifier: MIT
#include "visible.h"

#include <doctest/doctest.h>

namespace rspkit {
namespace {

using namespace std::string_view_literals;

TEST_CASE("visible: control bytes are named and shown as in C") {
  CHECK(visible("a b") == "'a b'");
  CHECK(visible("a\n\r\t\0\x1b\x7f"sv) == R"('a\n\r\t\0\x1b\x7f')");
  CHECK(visible("\xc3\xa9") == "'\xc3\xa9'");
  CHECK(name_of_byte('\n') == "a newline");
  CHECK(name_of_byte('\0') == "a NUL byte");
  CHECK(name_of_byte('\x1b') == "byte 0x1b");
  CHECK(name_of_byte('x') == "'x'");
}

TEST_CASE("visible: a long text is cut in the middle") {
  const std::string text = std::string(50, 'a') + std::string(50, 'b');
  CHECK(visible(text) == "'" + std::string(40, 'a') + "..." + std::string(40, 'b') + "'");
  const std::string accents = std::string(39, 'a') + "\xc3\xa9" + std::string(80, 'b');
  CHECK(visible(accents) == "'" + std::string(39, 'a') + "..." + std::string(40, 'b') + "'");
  CHECK(visible(std::string(80, 'a')) == "'" + std::string(80, 'a') + "'");
}

}  // namespace
}  // namespace rspkit

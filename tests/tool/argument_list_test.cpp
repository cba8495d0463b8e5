// SPDX-License-Identifier: MIT
#include "argument_list.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

std::string list_of(std::string_view text, std::string_view dialect) {
  return show(list_from_dialect(std::string(text), *find_dialect(dialect, Host::linux), "list"));
}

TEST_CASE("argument list: reads every dialect") {
  CHECK(list_of("a\n\nb c\n", "lines") == "[a][][b c]");
  CHECK(list_of("a 'b c' \"\"", "gnu") == "[a][b c][]");
  CHECK(list_of("'a b' c", "shell") == "[a b][c]");
}

TEST_CASE("argument list: an error shows the place in the file") {
  CHECK(list_of("a\nb 'c\n", "gnu") ==
        "!list:2:3: error: quote is never closed\n"
        "    b 'c\n"
        "      ^ note: close it, or escape it if it belongs to the argument (dialect 'gnu')");
}

// The same as `foreach(element IN LISTS line)` of CMake with empty elements left out; the oracle
// tests hold it against CMake itself.
TEST_CASE("argument list: a line of cmake-lists is divided as CMake divides it") {
  struct Row {
    std::string_view line;
    std::string_view elements;
  };
  constexpr Row kRows[] = {
      {"", ""},
      {"a", "[a]"},
      {"a;b", "[a][b]"},
      {";a;;b;", "[a][b]"},
      {R"(a\;b)", "[a;b]"},
      {"[a;b];c", "[[a;b]][c]"},
      {"[a;b", "[[a;b]"},
      {R"(a\b;c)", R"([a\b][c])"},
      {"a;b\nc", "[a][b][c]"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.line);
    CHECK(show(list_from_cmake(std::string(row.line)).arguments()) == row.elements);
  }
}

TEST_CASE("argument list: short texts stay in place when lists are joined and moved") {
  const Dialect& gnu = *find_dialect("gnu", Host::linux);
  ArgumentList all;
  all.add_copy("x");
  for (int i = 0; i < 100; ++i) all.append(std::move(*list_from_dialect("a 'b' c", gnu, "list")));
  const ArgumentList moved = std::move(all);
  REQUIRE(moved.arguments().size() == 301);
  CHECK(moved.arguments().front() == "x");
  for (std::size_t i = 1; i < 301; i += 3) {
    CHECK(show({moved.arguments().begin() + static_cast<std::ptrdiff_t>(i),
                moved.arguments().begin() + static_cast<std::ptrdiff_t>(i) + 3}) == "[a][b][c]");
  }
}

}  // namespace
}  // namespace rspkit

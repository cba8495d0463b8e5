// SPDX-License-Identifier: MIT
#include "quote.h"

#include <doctest/doctest.h>

#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

const Dialect& dialect(std::string_view name) {
  return *find_dialect(name, Host::linux);
}

std::string quoted(std::string_view argument, std::string_view name) {
  const Result<std::string> text = quote(argument, dialect(name));
  return text ? *text : show(text.error());
}

struct Row {
  std::string_view argument;
  std::string_view gnu;  // llvm spells the same
  std::string_view windows;
  std::string_view shell;
};

// clang-format off
constexpr Row kRows[] = {
    // argument       gnu                  windows            shell
    {"a.o",           "a.o",               "a.o",             "a.o"},
    {"-DX=1",         "-DX=1",             "-DX=1",           "-DX=1"},
    {"a,b:c%d+e",     "a,b:c%d+e",         "a,b:c%d+e",       "a,b:c%d+e"},
    {"\xc3\xa9.o",    "\xc3\xa9.o",        "\xc3\xa9.o",      "\xc3\xa9.o"},
    {"a b",           R"("a b")",          R"("a b")",        "'a b'"},
    {"a\tb",          "\"a\tb\"",          "\"a\tb\"",        "'a\tb'"},
    {"a\nb",          "\"a\nb\"",          "\"a\nb\"",        "'a\nb'"},
    {"a\vb",          "\"a\vb\"",          "\"a\vb\"",        "'a\vb'"},
    {R"(C:\x)",       R"("C:\\x")",        R"(C:\x)",         R"('C:\x')"},
    {R"(C:\a b\)",    R"("C:\\a b\\")",    R"("C:\a b\\")",   R"('C:\a b\')"},
    {R"(a"b)",        R"("a\"b")",         R"("a\"b")",       R"('a"b')"},
    {R"(a\"b)",       R"("a\\\"b")",       R"("a\\\"b")",     R"('a\"b')"},
    {R"(a\\" b)",     R"("a\\\\\" b")",    R"("a\\\\\" b")",  R"('a\\" b')"},
    {"it's",          R"("it's")",         R"("it's")",       R"('it'\''s')"},
    {"$HOME",         R"("$HOME")",        R"("$HOME")",      "'$HOME'"},
    {"#a",            R"("#a")",           R"("#a")",         "'#a'"},
    {"@a",            R"("@a")",           R"("@a")",         "@a"},
};
// clang-format on

TEST_CASE("quote: spells as each dialect's readers expect") {
  for (const Row& row : kRows) {
    CAPTURE(row.argument);
    CHECK(quoted(row.argument, "gnu") == row.gnu);
    CHECK(quoted(row.argument, "llvm") == row.gnu);
    CHECK(quoted(row.argument, "windows") == row.windows);
    CHECK(quoted(row.argument, "shell") == row.shell);
  }
}

TEST_CASE("quote: records are raw") {
  CHECK(quoted("a \"b\" \\ 'c'", "lines") == "a \"b\" \\ 'c'");
  CHECK(quoted("a \"b\"\n\r", "nul") == "a \"b\"\n\r");
  CHECK(quoted("", "lines").empty());
}

TEST_CASE("quote: spells an empty argument where readers keep it") {
  CHECK(quoted("", "gnu") == R"("")");
  CHECK(quoted("", "windows") == R"("")");
  CHECK(quoted("", "shell") == "''");
}

TEST_CASE("quote: refuses what the dialect cannot carry") {
  CHECK(quoted("", "llvm") ==
        "!dialect 'llvm' cannot carry an empty argument @0 note: leave it out, or join it to its "
        "option (-DX= instead of -D and \"\")");
  CHECK(quoted("ab\nc", "lines") ==
        "!dialect 'lines' cannot carry a newline @2 note: dialect 'nul' carries it, for programs "
        "that read NUL-terminated lists");
  CHECK(quoted("a\r", "lines") ==
        "!dialect 'lines' cannot carry a carriage return @1 note: dialect 'nul' carries it, for "
        "programs that read NUL-terminated lists");
  CHECK(quoted("a\x1c", "lines").starts_with("!dialect 'lines' cannot carry byte 0x1c @1"));
  for (const Dialect& row : dialects()) {
    CAPTURE(row.name);
    const Result<std::string> text = quote("a\0b"sv, row);
    REQUIRE(!text);
    CHECK(text.error().offset == 1);
    CHECK(text.error().note == "no program can be given a NUL byte in an argument: remove it");
  }
}

TEST_CASE("quote: leaves the text alone when it refuses") {
  std::string text = "before";
  CHECK(!append_quoted(text, "a\nb", dialect("lines")));
  CHECK(text == "before");
}

// Every string of up to five hostile characters, in every dialect, with the number that arrived.
TEST_CASE("round trip: every short argument comes back unchanged") {
  struct Expected {
    std::string_view dialect;
    int carried;
  };
  // 8^0 + ... + 8^5 = 37449; llvm loses the empty one; lines carry no newline: 7^0 + ... + 7^5.
  constexpr Expected kExpected[] = {{"gnu", 37449}, {"lines", 19608}, {"llvm", 37448},
                                    {"nul", 37449}, {"shell", 37449}, {"windows", 37449}};
  REQUIRE(dialects().size() == std::size(kExpected));
  for (const Expected& expected : kExpected) {
    CAPTURE(expected.dialect);
    const Dialect& row = dialect(expected.dialect);
    const std::string_view end = row.division == Division::words ? ""sv
                                 : row.name == "nul"             ? "\0"sv
                                                                 : "\n"sv;
    int carried = 0;
    for_each_string(" a\t\n\"'\\$", 5, [&](const std::string& argument) {
      const Result<std::string> text = quote(argument, row);
      if (!text) return;  // refused, never mangled
      const auto read = tokenize(*text + std::string(end), row);
      if (read && *read == std::vector{argument}) {
        ++carried;
      } else {
        FAIL_CHECK("lost: [" << argument << "] written as [" << *text << "]");
      }
    });
    CHECK(carried == expected.carried);
  }
}

}  // namespace
}  // namespace rspkit

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

// How many arguments of a set come back unchanged from a dialect; the others are refused.
int carried(const Dialect& row, std::string_view alphabet, std::size_t longest) {
  const std::string_view end = row.division == Division::words ? ""sv
                               : row.separators.has('\0')      ? "\0"sv
                                                               : "\n"sv;
  int count = 0;
  for_each_string(alphabet, longest, [&](const std::string& argument) {
    const Result<std::string> text = quote(argument, row);
    if (!text) return;  // refused, never mangled
    const auto read = tokenize(*text + std::string(end), row);
    if (read && *read == std::vector{as_read(argument, row)}) {
      ++count;
    } else {
      FAIL_CHECK("lost: [" << argument << "] written as [" << *text << "]");
    }
  });
  return count;
}

// Every string of up to five hostile characters, and of up to four of others, in every dialect,
// with the number that arrived. Of eight characters there are 37449, of seven 19608, of ten 11111.
TEST_CASE("round trip: every short argument comes back unchanged") {
  struct Expected {
    std::string_view dialect;
    int usual;
    int rare;
  };
  constexpr Expected kExpected[] = {{"7z", 19607, 2963},           {"argparse", 19608, 4681},
                                    {"cl", 19608, 2964},           {"cmake-tar", 19607, 8999},
                                    {"csharp", 3905, 1676},        {"filelist", 10005, 5103},
                                    {"gnu", 37449, 11111},         {"gnu-backslash", 19607, 2963},
                                    {"hipcc", 19607, 4680},        {"java", 37449, 4891},
                                    {"lines", 19608, 4681},        {"link", 11754, 1676},
                                    {"llvm", 37448, 11110},        {"mcs", 9330, 2963},
                                    {"moc", 10005, 2192},          {"nasm", 10005, 5832},
                                    {"nul", 37449, 11111},         {"nvcc", 21164, 11111},
                                    {"protoc", 19607, 11110},      {"ptxas", 21164, 11111},
                                    {"rustc", 19608, 4289},        {"shell", 37449, 11111},
                                    {"tar", 37448, 11110},         {"tcc", 37449, 11111},
                                    {"via", 19608, 7381},          {"windows", 37449, 11111},
                                    {"windows-lines", 14005, 2963}};
  REQUIRE(dialects().size() == std::size(kExpected));
  for (const Expected& expected : kExpected) {
    CAPTURE(expected.dialect);
    const Dialect& row = dialect(expected.dialect);
    CHECK(carried(row, " a\t\n\"'\\$", 5) == expected.usual);
    CHECK(carried(row, "a-#;/\r\v,\xc2\xa0", 4) == expected.rare);
  }
}

}  // namespace
}  // namespace rspkit

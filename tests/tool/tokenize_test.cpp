// SPDX-License-Identifier: MIT
#include "tokenize.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

std::string tokens(std::string_view text, std::string_view dialect) {
  return show(tokenize(text, *find_dialect(dialect, Host::linux)));
}

struct Row {
  std::string_view text;
  std::string_view gnu;
  std::string_view llvm;
  std::string_view windows;
  std::string_view shell;
};

// clang-format off
constexpr Row kRows[] = {
    // text             gnu           llvm          windows          shell
    {"",                "",           "",           "",              ""},
    {" \t\r\n ",        "",           "",           "",              ""},
    {"a b",             "[a][b]",     "[a][b]",     "[a][b]",        "[a][b]"},
    {"a\nb\r\nc",       "[a][b][c]",  "[a][b][c]",  "[a][b][c]",     "[a][b][c]"},
    {"a\vb\fc",         "[a][b][c]",  "[a\vb\fc]",  "[a\vb\fc]",     "[a\vb\fc]"},
    {R"("a b"c)",       "[a bc]",     "[a bc]",     "[a bc]",        "[a bc]"},
    {R"(a"b c"d)",      "[ab cd]",    "[ab cd]",    "[ab cd]",       "[ab cd]"},
    {R"(a "" b)",       "[a][][b]",   "[a][b]",     "[a][][b]",      "[a][][b]"},
    {R"("")",           "[]",         "",           "[]",            "[]"},
    {R"('')",           "[]",         "",           "['']",          "[]"},
    {R"('a b')",        "[a b]",      "[a b]",      "['a][b']",      "[a b]"},
    {R"('a"b')",        R"([a"b])",   R"([a"b])",   "!",             R"([a"b])"},
    {R"(C:\x)",         "[C:x]",      "[C:x]",      R"([C:\x])",     "[C:x]"},
    {R"(a\ b)",         "[a b]",      "[a b]",      R"([a\][b])",    "[a b]"},
    {"a\\\nb",          "[a\nb]",     "[a\nb]",     "[a\\][b]",      "[ab]"},
    {R"("a""b")",       "[ab]",       "[ab]",       R"([a"b])",      "[ab]"},
    {R"("a\b")",        "[ab]",       "[ab]",       R"([a\b])",      R"([a\b])"},
    {R"("a\$b")",       "[a$b]",      "[a$b]",      R"([a\$b])",     "[a$b]"},
    {R"('a\b')",        "[ab]",       "[ab]",       R"(['a\b'])",    R"([a\b])"},
    {R"("a\\")",        R"([a\])",    R"([a\])",    R"([a\])",       R"([a\])"},
    {R"(a\"b)",         R"([a"b])",   R"([a"b])",   R"([a"b])",      R"([a"b])"},
    {R"(a\\"b c")",     R"([a\b c])", R"([a\b c])", R"([a\b c])",    R"([a\b c])"},
    {R"(a\\\"b)",       R"([a\"b])",  R"([a\"b])",  R"([a\"b])",     R"([a\"b])"},
    {R"(a\\b)",         R"([a\b])",   R"([a\b])",   R"([a\\b])",     R"([a\b])"},
    {R"(a\)",           "[a]",        R"([a\])",    R"([a\])",       "[a]"},
    {"#a @b ;c",        "[#a][@b][;c]", "[#a][@b][;c]", "[#a][@b][;c]", "[#a][@b][;c]"},
};
// clang-format on

TEST_CASE("tokenize: splits as each dialect's readers do") {
  for (const Row& row : kRows) {
    CAPTURE(row.text);
    CHECK(tokens(row.text, "gnu") == row.gnu);
    CHECK(tokens(row.text, "llvm") == row.llvm);
    if (row.windows != "!") CHECK(tokens(row.text, "windows") == row.windows);
    CHECK(tokens(row.text, "shell") == row.shell);
  }
}

TEST_CASE("tokenize: lines are raw and end at LF or CRLF") {
  CHECK(tokens("", "lines").empty());
  CHECK(tokens("\n", "lines") == "[]");
  CHECK(tokens("a b\n\n\"c\"\n", "lines") == "[a b][][\"c\"]");
  CHECK(tokens("a\r\nb", "lines") == "[a][b]");
  CHECK(tokens("a\rb\r", "lines") == "[a\rb\r]");
  CHECK(tokens("a\r\r\n", "lines") == "[a\r]");
}

TEST_CASE("tokenize: nul ends records and nothing else does") {
  CHECK(tokens(""sv, "nul").empty());
  CHECK(tokens("\0"sv, "nul") == "[]");
  CHECK(tokens("a b\n\0\0c"sv, "nul") == "[a b\n][][c]");
}

TEST_CASE("tokenize: a NUL separates for windows and is refused where readers would stop") {
  const std::string note = " note: is this the right dialect? UTF-16 text needs a byte order mark";
  CHECK(tokens("a\0b"sv, "windows") == "[a][b]");
  for (const std::string_view name : {"gnu", "nvcc", "shell", "tcc"}) {
    CAPTURE(name);
    CHECK(tokens("a b\0c"sv, name) ==
          "!a NUL byte, where readers of dialect '" + std::string(name) + "' stop @3" + note);
  }
  CHECK(tokens("a b\0c"sv, "llvm") ==
        "!a NUL byte, where readers of dialect 'llvm' cut the argument off @3" + note);
}

TEST_CASE("tokenize: an open quote is refused at the place where it opens") {
  for (const std::string_view name : {"gnu", "llvm", "shell", "windows"}) {
    CAPTURE(name);
    CHECK(tokens("a b\"c d", name) ==
          "!quote is never closed @3 note: close it, or escape it if it belongs to the argument "
          "(dialect '" +
              std::string(name) + "')");
  }
  CHECK(tokens("a 'b", "gnu").starts_with("!quote is never closed @2"));
  CHECK(tokens(R"("a\")", "gnu").starts_with("!quote is never closed @0"));
  CHECK(tokens(R"("a\")", "windows").starts_with("!quote is never closed @0"));
  CHECK(tokens(R"('a\')", "shell") == R"([a\])");
}

TEST_CASE("tokenize: what the text holds as it is stays a view into it") {
  const std::string_view text = "plain \"quoted\"";
  Tokenizer tokenizer(text, *find_dialect("gnu", Host::linux));
  const auto plain = tokenizer.next();
  REQUIRE(plain);
  CHECK((*plain)->data() == text.data());
  CHECK(!tokenizer.holds_argument());
  REQUIRE(tokenizer.next());
  CHECK(tokenizer.holds_argument());
}

}  // namespace
}  // namespace rspkit

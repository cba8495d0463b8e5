// SPDX-License-Identifier: MIT
// Dialects windows, link and windows-lines by models of the readers of Windows that need them.
#include <doctest/doctest.h>

#include <algorithm>

#include "encoding.h"
#include "model.h"
#include "model_comparison.h"
#include "quote.h"

namespace rspkit::model {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kHostile = " a\n\"'\\\t/";

struct Row {
  std::string_view text;
  std::string_view runtime;  // C runtime since 2008
  std::string_view shell;    // CommandLineToArgvW
};

// The examples of Microsoft's manual, and what was seen under Wine (dialects.md 4.5).
// clang-format off
constexpr Row kRows[] = {
    {R"("abc" d e)",          "[abc][d][e]",         "[abc][d][e]"},
    {R"(a\\b d"e f"g h)",     R"([a\\b][de fg][h])", R"([a\\b][de fg][h])"},
    {R"(a\\\"b c d)",         R"([a\"b][c][d])",     R"([a\"b][c][d])"},
    {R"(a\\\\"b c" d e)",     R"([a\\b c][d][e])",   R"([a\\b c][d][e])"},
    {R"("a b"" c d")",        R"([a b" c d])",       R"([a b"][c][d])"},
    {R"("ab\"c" "\\" d)",     R"([ab"c][\][d])",     R"([ab"c][\][d])"},
    {R"("a""b" c)",           R"([a"b][c])",         R"([a"b c])"},
    {R"('a b' "")",           "['a][b'][]",          "['a][b'][]"},
    {"a\rb\nc\td",            "[a][b][c][d]",        "[a][b][c][d]"},
};
// clang-format on

TEST_CASE("windows model: reads the examples of the manual") {
  for (const Row& row : kRows) {
    CAPTURE(row.text);
    CHECK(show(c_runtime(row.text)) == row.runtime);
    if (row.text != R"("a b"" c d")") CHECK(show(command_line_to_argv(row.text)) == row.shell);
  }
}

TEST_CASE("windows model: reads dialect windows alike in both generations") {
  for (const Model read : {c_runtime, command_line_to_argv}) {
    const Outcome all = compare("windows", "\r\n", read, short_strings(kHostile, 5));
    CHECK(all.difference == "");
    CHECK(all.carried == 37449);
    const Outcome random = compare("windows", "\r\n", read, random_strings());
    CHECK(random.difference == "");
    CHECK(random.refused == 0);
  }
}

TEST_CASE("windows model: reads dialect cl alike in both generations") {
  for (const Model read : {c_runtime, command_line_to_argv}) {
    const Outcome all = compare("cl", "\r\n", read, short_strings(kHostile, 5));
    CHECK(all.difference == "");
    CHECK(all.carried == 19608);  // of seven characters; none has a newline
    const Outcome random = compare("cl", "\r\n", read, random_strings());
    CHECK(random.difference == "");
    CHECK(random.carried > 8000);
  }
}

TEST_CASE("link model: both readings are as published") {
  CHECK(show(link_by_manual(R"(/LIBPATH:"a b\\" c\d)")) == R"([/LIBPATH:a b\][c\d])");
  CHECK(show(link_by_chappell(R"(/LIBPATH:"a b\" c\d @x)")) == R"([/LIBPATH:a b\][c\d][@x])");
  CHECK(show(link_by_chappell("a\"b\r\nc d")) == "[ab][c][d]");
}

TEST_CASE("link model: reads dialect link alike in both readings") {
  for (const Model read : {link_by_manual, link_by_chappell}) {
    const Outcome all = compare("link", "\r\n", read, short_strings(kHostile, 5));
    CHECK(all.difference == "");
    CHECK(all.carried == 11754);
    const Outcome random = compare("link", "\r\n", read, random_strings());
    CHECK(random.difference == "");
    CHECK(random.carried > 8000);
  }
}

// What dialect link refuses, and nothing else.
bool is_no_argument_of_link(const std::string& argument) {
  const auto quotes = std::count(argument.begin(), argument.end(), '"');
  return argument.find_first_of("\n\r\v\f\x1a\0"sv) != argument.npos || quotes % 2 != 0 ||
         argument.size() == static_cast<std::size_t>(quotes) ||
         find_not_utf_8(argument) != argument.size();
}

TEST_CASE("link model: what is refused has one of the known reasons and no other") {
  const Dialect& link = *find_dialect("link", Host::windows);
  std::vector<std::string> arguments = short_strings(" a\"\\\n\x1a\xc3\xa9", 4);
  for (std::string& argument : random_strings()) arguments.push_back(std::move(argument));
  arguments.emplace_back("a\0b"sv);
  for (const std::string& argument : arguments) {
    const bool is_refused = !quote(argument, link);
    if (is_refused != is_no_argument_of_link(argument)) FAIL_CHECK("[" << argument << "]");
  }
}

// The tests in response.d of dmd.
TEST_CASE("dmd model: reads the examples of its source") {
  CHECK(show(dmd(R"(\\\\"foo bar" \\foo \\\"foo \"foo "\"" # @comment)")) ==
        R"([\\foo bar][\\foo][\"foo]["foo]["])");
  CHECK(show(dmd("\t@recurse # comment\r\ntab\t\"@recurse\"\x1A after end")) ==
        "[@recurse][tab][@recurse]");
  CHECK(show(dmd("one@\"word ")) == "[one@word ]");
  CHECK(show(dmd("\"a b\nc d")) == "[a b][c][d]");
  CHECK(show(dmd("a\rb # c\rd \"\" e#f")) == "[ab][d][][e#f]");
}

TEST_CASE("dmd model: reads dialect windows-lines") {
  const Outcome all = compare("windows-lines", "\n", dmd, short_strings(" a\n\"'\\#\t", 5));
  CHECK(all.difference == "");
  CHECK(all.carried > 10000);
  const Outcome random = compare("windows-lines", "\n", dmd, random_strings());
  CHECK(random.difference == "");
  CHECK(random.carried > 4000);
}

}  // namespace
}  // namespace rspkit::model

// SPDX-License-Identifier: MIT
// Dialects gnu-backslash and windows-lines by models of swift-driver.
#include <doctest/doctest.h>

#include "model.h"
#include "model_comparison.h"

namespace rspkit::model {
namespace {

// Where Swift's Characters are more than code points: a combining acute accent, a joiner, a
// variant.
constexpr std::string_view kMarks[] = {"\xcc\x81", "\xe2\x80\x8d", "\xef\xb8\x8f"};

struct Row {
  std::string_view text;
  std::string_view linux_and_macos;
  std::string_view windows;
};

// clang-format off
constexpr Row kRows[] = {
    {"a b\nc\r\nd",         "[a][b][c][d]",      "[a][b][c][d]"},
    {R"("it's x")",         "[its][x]",          "[it's x]"},
    {R"(a\ b \" \\ \')",    R"([a b]["][\]['])", R"([a\][b]["]["" \\ \'])"},
    {"// a b\nc // d",      "[c][//][d]",        "[//][a][b][c][//][d]"},
    {" // a",               "[//][a]",           "[//][a]"},
    {"a\xc2\xa0z",          "[a][z]",            "[a\xc2\xa0z]"},
    {R"(a "" '' b)",        "[a][b]",            "[a][''][b]"},
    {"\"a b\nc d\"",        "[a b][c][d]",       "[a b][c][d]"},
    {R"(" a")",             "[ a]",              "[a]"},
    {R"("a""b c")",         "[ab c]",            R"([a"b][c])"},
    {R"(a\\"b c")",         R"([a\b c])",        R"([a\b c])"},
    {R"(a\)",               "[a]",               R"([a\])"},
    {"a\\\xcc\x81 b",       "[a\\\xcc\x81][b]",  "[a\\\xcc\x81][b]"},
    {"a\rb\vc",             "[a][b][c]",         "[a][b\vc]"},
};
// clang-format on

TEST_CASE("swift model: reads as its source says on each host") {
  for (const Row& row : kRows) {
    CAPTURE(row.text);
    CHECK(show(swift(row.text)) == row.linux_and_macos);
    if (!row.text.starts_with("a\\ b")) CHECK(show(swift_on_windows(row.text)) == row.windows);
  }
}

TEST_CASE("swift model: reads dialect gnu-backslash") {
  const Outcome all = compare("gnu-backslash", "\n", swift, short_strings(" a\n\"'\\/\t", 5));
  CHECK(all.difference == "");
  CHECK(all.carried == 19607);
  const Outcome random = compare("gnu-backslash", "\n", swift, random_strings());
  CHECK(random.difference == "");
  CHECK(random.carried > 4000);
}

TEST_CASE("swift model: reads dialect windows-lines on Windows") {
  const Outcome all =
      compare("windows-lines", "\n", swift_on_windows, short_strings(" a\n\"'\\#\t", 5));
  CHECK(all.difference == "");
  CHECK(all.carried > 10000);
  const Outcome random = compare("windows-lines", "\n", swift_on_windows, random_strings());
  CHECK(random.difference == "");
  CHECK(random.carried > 4000);
}

TEST_CASE("swift model: reads every blank of Unicode as it was meant") {
  const std::vector<std::string> arguments = characters_between_letters();
  for (const Outcome& outcome : {compare("gnu-backslash", "\n", swift, arguments),
                                 compare("windows-lines", "\n", swift_on_windows, arguments)}) {
    CHECK(outcome.difference == "");
    CHECK(outcome.refused == 0);
  }
}

// A mark joins what stands before it to one Character: a blank, a quote or a backslash with a mark
// is none to Swift.
TEST_CASE("swift model: combining marks arrive behind whatever is special") {
  std::vector<std::string> arguments;
  for (const std::string_view mark : kMarks) {
    for (const char before : std::string_view("a \"'\\/")) {
      for (const std::string_view behind : {"", "b", " ", "\\", "\"", "//"}) {
        arguments.push_back("x" + std::string(1, before) + std::string(mark) + std::string(behind));
        arguments.push_back(std::string(1, before) + std::string(mark) + std::string(behind));
        arguments.push_back(std::string(mark) + std::string(1, before) + std::string(behind));
      }
    }
  }
  const Outcome outcome = compare("gnu-backslash", "\n", swift, arguments);
  CHECK(outcome.difference == "");
  CHECK(outcome.refused == 0);
  const Outcome bare =
      compare("windows-lines", "\n", swift_on_windows, {"a\xcc\x81", "a\\\xcc\x81"});
  CHECK(bare.difference == "");
  CHECK(bare.carried == 2);
}

}  // namespace
}  // namespace rspkit::model

// SPDX-License-Identifier: MIT
// Dialect gnu is read alike by both generations of libiberty and by Apple's readers: by models.
#include <doctest/doctest.h>

#include "model.h"
#include "model_comparison.h"

namespace rspkit::model {
namespace {

// The characters on which the generations differ, and those that divide and group.
constexpr std::string_view kHostile = " a\n\"'\\$\v";

struct Row {
  std::string_view text;
  std::string_view before;  // as libiberty read it up to July 2024
  std::string_view now;
};

// Strings of libiberty's own test driver, what its ChangeLog says of July 2024, and
// dialects.md 1.1.
// clang-format off
constexpr Row kRows[] = {
    {"a simple command line",       "[a][simple][command][line]",  "[a][simple][command][line]"},
    {"arg 'foo' is quoted",         "[arg][foo][is][quoted]",      "[arg][foo][is][quoted]"},
    {R"(arg "foo bar" has)",        "[arg][foo bar][has]",         "[arg][foo bar][has]"},
    {R"(a 'said \'hi\'' b)",        "[a][said 'hi'][b]",           R"([a][said \hi' b])"},
    {R"(a 'said \"hi\"' b)",        R"([a][said "hi"][b])",        R"([a][said \"hi\"][b])"},
    {"trailing-whitespace ",        "[trailing-whitespace]",       "[trailing-whitespace]"},
    {"",                            "",                            ""},
    {" \t\r\n\v\f",                 "",                            ""},
    {"a\vb\fc",                     "[a][b][c]",                   "[a][b][c]"},
    {R"(a"b c"d)",                  "[ab cd]",                     "[ab cd]"},
    {R"("" '')",                    "[][]",                        "[][]"},
    {"a\\\nb",                      "[a\nb]",                      "[ab]"},
    {"\"a\\\nb\"",                  "[a\nb]",                      "[ab]"},
    {"\"a\nb\"",                    "[a\nb]",                      "[a\nb]"},
    {"'a\\\nb'",                    "[a\nb]",                      "[a\\\nb]"},
    {R"(C:\dir)",                   "[C:dir]",                     "[C:dir]"},
    {R"('C:\dir')",                 "[C:dir]",                     R"([C:\dir])"},
    {R"("C:\dir")",                 "[C:dir]",                     R"([C:\dir])"},
    {R"("\$\`\"\\\'")",             R"([$`"\'])",                  R"([$`"\\'])"},
    {R"("open)",                    "[open]",                      "[open]"},
    {R"(a\)",                       "[a]",                         "[a]"},
    {R"(a \)",                      "[a][]",                       "[a][]"},
    {"# ; //",                      "[#][;][//]",                  "[#][;][//]"},
};
// clang-format on

TEST_CASE("libiberty model: reads what is published about each generation") {
  for (const Row& row : kRows) {
    CAPTURE(row.text);
    CHECK(show(old_libiberty(row.text)) == row.before);
    CHECK(show(new_libiberty(row.text)) == row.now);
  }
  CHECK(show(new_libiberty(std::string_view("a\0b c", 5))) == "[a]");
}

TEST_CASE("libiberty model: reads dialect gnu alike in both generations") {
  for (const Model read : {old_libiberty, new_libiberty}) {
    const Outcome all = compare("gnu", "\n", read, short_strings(kHostile, 5));
    CHECK(all.difference == "");
    CHECK(all.carried == 37449);
    const Outcome random = compare("gnu", "\n", read, random_strings());
    CHECK(random.difference == "");
    CHECK(random.refused == 0);
  }
}

TEST_CASE("libiberty model: finds the newline that a backslash no longer carries") {
  const Outcome old = compare("gnu-backslash", "\n", old_libiberty, {"a b"});
  CHECK(old.difference == "");
  CHECK(show(old_libiberty("a\\\nb\n")) != show(new_libiberty("a\\\nb\n")));
}

TEST_CASE("apple model: reads dialect gnu from an at file") {
  CHECK(show(cctools(R"(one'    'two "" \a '\b' "c)")) == "[one    two][][a][b][c]");
  CHECK(show(cctools("a\vb\fc")) == "[a\vb\fc]");
  const Outcome all = compare("gnu", "\n", cctools, short_strings(kHostile, 5));
  CHECK(all.difference == "");
  CHECK(all.carried == 37449);
  CHECK(compare("gnu", "\n", cctools, random_strings()).difference == "");
}

TEST_CASE("apple model: reads dialect filelist line by line") {
  CHECK(show(apple_filelist("a b\r\n \"c\"\n")) == "[a b\r][ \"c\"]");
  const Outcome all = compare("filelist", "\n", apple_filelist, short_strings(" a\n\"#\\\r\t", 5));
  CHECK(all.difference == "");
  CHECK(all.carried == 3111);
  const Outcome random = compare("filelist", "\n", apple_filelist, random_strings());
  CHECK(random.difference == "");
  CHECK(random.carried > 4000);
}

}  // namespace
}  // namespace rspkit::model

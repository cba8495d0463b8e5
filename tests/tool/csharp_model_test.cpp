// SPDX-License-Identifier: MIT
// Dialect csharp by models of Roslyn's csc and of Mono's mcs.
#include <doctest/doctest.h>

#include "model.h"
#include "model_comparison.h"

namespace rspkit::model {
namespace {

constexpr std::string_view kHostile = " a\n\"'\\#|";

struct Row {
  std::string_view text;
  std::string_view csc;
  std::string_view mono;
};

// clang-format off
constexpr Row kRows[] = {
    {"a b\r\nc",            "[a][b][c]",          "[a][b][c]"},
    {R"("a b"c)",           "[a bc]",             "[a bc]"},
    {R"('a b')",            "['a][b']",           "[a b]"},
    {R"("a b"\)",           R"([a b\])",          R"([a b\])"},
    {R"("a\\" "b\"c")",     R"([a\\][b"c])",      R"([a\\][b\c])"},
    {"a #b c\nd#e",         "[a][d#e]",           "[a][#b][c][d#e]"},
    {R"("#a")",             "[#a]",               "[#a]"},
    {R"(a "" b)",           "[a][b]",             "[a][b]"},
    {"a\xc2\xa0z",          "[a][z]",             "[a\xc2\xa0z]"},
    {"\"a\tb|c\"",          "[abc]",              "[a\tb|c]"},
    {"a\tb",                "[a][b]",             "[a\tb]"},
    {"\"a b\nc d",          "[a b][c][d]",        "[a b][c][d]"},
    {"\xef\xbb\xbf" "a",    "[a]",                "[a]"},
};
// clang-format on

TEST_CASE("csharp models: read as the source of csc and as mcs did") {
  for (const Row& row : kRows) {
    CAPTURE(row.text);
    CHECK(show(roslyn(row.text)) == row.csc);
    CHECK(show(mcs(row.text)) == row.mono);
  }
}

TEST_CASE("csharp models: read dialect csharp alike") {
  for (const Model read : {roslyn, mcs}) {
    const Outcome all = compare("csharp", "\n", read, short_strings(kHostile, 5));
    CHECK(all.difference == "");
    CHECK(all.carried == 3905);  // of five characters; an empty one is refused
    const Outcome random = compare("csharp", "\r\n", read, random_strings());
    CHECK(random.difference == "");
    CHECK(random.carried > 4000);
  }
}

TEST_CASE("csharp models: read every blank of Unicode as it was meant") {
  for (const Model read : {roslyn, mcs}) {
    const Outcome outcome = compare("csharp", "\n", read, characters_between_letters());
    CHECK(outcome.difference == "");
    CHECK(outcome.refused == 0);
  }
}

TEST_CASE("mcs model: reads dialect mcs") {
  const Outcome all = compare("mcs", "\n", mcs, short_strings(" a\n\"'\\\t|", 5));
  CHECK(all.difference == "");
  CHECK(all.carried == 9330);  // of six characters
  const Outcome random = compare("mcs", "\n", mcs, random_strings());
  CHECK(random.difference == "");
  CHECK(random.carried > 4000);
}

}  // namespace
}  // namespace rspkit::model

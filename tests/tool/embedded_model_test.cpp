// SPDX-License-Identifier: MIT
// Dialect via by models of Arm's and TI's readers.
#include <doctest/doctest.h>

#include "model.h"
#include "model_comparison.h"

namespace rspkit::model {
namespace {

constexpr std::string_view kHostile = " a\"'\\-;(";

TEST_CASE("arm model: reads the examples of the manual") {
  CHECK(show(arm_via("--c90 --strict\n--x--y")) == "[--c90][--strict][--x--y]");
  CHECK(show(arm_via(R"(-I "C:\\My Project\\x" -I"C:\\y")")) == R"([-I][C:\My Project\x][-IC:\y])");
  CHECK(show(arm_via(R"(-DNAME='"ARM Compiler"')")) == R"([-DNAME="ARM Compiler"])");
  CHECK(show(arm_via("--option(x, y, z) --option (x, y)")) ==
        "[--option(x, y, z)][--option][(x, y)]");
  CHECK(show(arm_via("# a\n  ; b\n-o x ;this is not a comment")) ==
        "[-o][x][;this][is][not][a][comment]");
  CHECK(show(arm_via(R"(a\b "a\b" "a\"b")")) == R"([a\b][a\b][a"b])");
}

TEST_CASE("ti model: reads comments and quoted hyphens") {
  CHECK(show(ti_command_file("# a\n; b\n\"--\"quiet /* c */ \"-I x\"")) == "[--quiet][-I x]");
  CHECK(show(ti_command_file("-k a#b")) == "[k][a#b]");
  CHECK(show(ti_command_file(R"("-DX=\"a\\b\"")")) == R"([-DX="a\b"])");
}

TEST_CASE("embedded models: read dialect via") {
  for (const Model read : {arm_via, ti_command_file}) {
    const Outcome all = compare("via", "\n", read, short_strings(kHostile, 5));
    CHECK(all.difference == "");
    CHECK(all.carried == 37449);
    const Outcome comments = compare("via", "\n", read, short_strings("/*#)\t a\n", 4));
    CHECK(comments.difference == "");
    CHECK(comments.refused == 4681 - 2801);  // those with a newline
    const Outcome random = compare("via", "\n", read, random_strings());
    CHECK(random.difference == "");
    CHECK(random.carried > 4000);
  }
}

}  // namespace
}  // namespace rspkit::model

// SPDX-License-Identifier: MIT
#include "cost.h"

#include <doctest/doctest.h>

#include <vector>

namespace rspkit {
namespace {

const std::vector<std::string_view> kWords{"ar", "a b", "\xf0\x9f\x98\x80"};
constexpr Surroundings kNone{};

TEST_CASE("cost: each measure weighs a command its own way") {
  CHECK(cost(kWords, Measure::text, kNone) == 2 + 1 + 3 + 1 + 4);
  CHECK(cost(kWords, Measure::longest_word, kNone) == 4);
  // ar "a b" and one character of two units
  CHECK(cost(kWords, Measure::windows_line, kNone) == 2 + 1 + 5 + 1 + 2);
}

TEST_CASE("cost: exec counts strings and pointers and environment and path") {
  const Surroundings around{.environment_bytes = 100, .environment_count = 5, .path_bytes = 7};
  CHECK(cost(kWords, Measure::linux_exec, around) == (3 + 4 + 5) + 100 + 8 * (3 + 5) + (7 + 1));
  CHECK(cost(kWords, Measure::macos_exec, around) == (3 + 4 + 5) + 100 + 8 * (3 + 5) + 16);
}

TEST_CASE("cost: a command fits up to the limit and not beyond") {
  const std::vector<Limit> exact{{"text", Measure::text, 11}};
  const std::vector<Limit> below{{"wide", Measure::text, 99}, {"text", Measure::text, 10}};
  CHECK(!find_excess(kWords, exact, kNone));
  const auto excess = find_excess(kWords, below, kNone);
  REQUIRE(excess);
  CHECK(excess->limit.name == "text");
  CHECK(excess->cost == 11);
}

TEST_CASE("cost: no words weigh nothing") {
  CHECK(cost({}, Measure::text, kNone) == 0);
  CHECK(cost({}, Measure::windows_line, kNone) == 0);
}

TEST_CASE("cost: a link by clang for Microsoft is one line and every other command none") {
  using Words = std::vector<std::string_view>;
  const auto line = [](const Words& words) { return cost(words, Measure::link_line, {}); };
  CHECK(line({"a.obj", "-fuse-ld=link"}) == 8 + 16);
  CHECK(line({"a\\b.obj", "--target=x86_64-pc-windows-msvc"}) == 11 + 34);
  CHECK(line({"-target", "x86_64-pc-windows-msvc"}) == 10 + 25);
  CHECK(line({"a.obj"}) == 0);
  CHECK(line({"-c", "a.cpp", "-fuse-ld=link"}) == 0);
  CHECK(line({"a.obj", "--target=x86_64-pc-windows-msvc", "-fuse-ld=lld"}) == 0);
}

}  // namespace
}  // namespace rspkit

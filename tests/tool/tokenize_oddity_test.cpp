// SPDX-License-Identifier: MIT
// Texts that a reader takes otherwise than they look: read as it does, with a warning of ours.
#include <doctest/doctest.h>

#include <array>

#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

constexpr std::array kForgiving{"cl"sv,    "csharp"sv, "gnu"sv,     "gnu-backslash"sv,
                                "hipcc"sv, "java"sv,   "link"sv,    "llvm"sv,
                                "mcs"sv,   "tcc"sv,    "windows"sv, "windows-lines"sv};
constexpr std::array kStrict{"nvcc"sv, "ptxas"sv, "shell"sv, "via"sv};

// What is read, and behind it each oddity: `[a]~message @offset`.
std::string read(std::string_view text, std::string_view dialect) {
  Tokenizer tokenizer(text, *find_dialect(dialect, Host::linux), Malformed::is_read);
  std::string out;
  for (;;) {
    const auto argument = tokenizer.next();
    if (!argument) return out + "!" + argument.error().message;
    if (!*argument) break;
    out += "[" + std::string(**argument) + "]";
  }
  for (const Error& oddity : tokenizer.oddities()) {
    CHECK(oddity.severity == Severity::warning);
    out += "~" + oddity.message.substr(0, 10) + " @" + std::to_string(oddity.offset);
  }
  return out;
}

TEST_CASE("oddity: a quote that is never closed ends with the text of a forgiving reader") {
  for (const std::string_view name : kForgiving) {
    CAPTURE(name);
    CHECK(read("a b\"c d", name) == "[a][bc d]~quote is n @3");
    CHECK(show(tokenize("a b\"c d", *find_dialect(name, Host::linux)))
              .starts_with("!quote is never closed @3"));
    CHECK(read("a \"c d\"", name) == "[a][c d]");
  }
  for (const std::string_view name : kStrict) {
    CAPTURE(name);
    CHECK(read("a b\"c d", name) == "[a]!quote is never closed");
  }
}

TEST_CASE("oddity: a line ends an open quote silently where readers go line by line") {
  for (const std::string_view name : {"csharp", "gnu-backslash", "java", "mcs", "windows-lines"}) {
    CAPTURE(name);
    CHECK(read("\"a b\nc", name) == "[a b][c]");
    CHECK(read("\"a b\rc", name) == "[a b][c]");
  }
}

TEST_CASE("oddity: what a NUL byte does to the rest is noted once") {
  for (const std::string_view name : {"gnu", "gnu-backslash", "nvcc", "ptxas", "shell", "tcc"}) {
    CAPTURE(name);
    CHECK(read("a b\0c d\0e"sv, name) == "[a][b]~a NUL byte @3");
  }
  for (const std::string_view name : {"llvm", "hipcc"}) {
    CAPTURE(name);
    CHECK(read("a b\0c d\0e f"sv, name) == "[a][b][d][f]~a NUL byte @3");
    CHECK(read("\"a\0b\" \0c"sv, name) == "[a]~a NUL byte @2");
  }
  CHECK(read("a\0b\nc\n"sv, "cmake-tar") == "[a][c]~a NUL byte @1");
  CHECK(read("a\0b \"c\0d\""sv, "windows") == "[a][b][c\0d]"sv);
}

TEST_CASE("oddity: a backslash before a quote is read in two ways by published rules") {
  for (const std::string_view name : {"csharp", "link"}) {
    CAPTURE(name);
    CHECK(read(R"(a\"b)", name) == R"([a"b]~a backslas @1)");
    CHECK(read(R"(/L:"a\\" b)", name) == R"([/L:a\][b]~a backslas @5)");
    CHECK(show(tokenize(R"(a\"b)", *find_dialect(name, Host::linux)))
              .starts_with("!a backslash before a double quote, which readers of dialect"));
  }
}

TEST_CASE("tokenize: an argument behind a lost one is a view into the text") {
  const std::string_view text = "\"\" plain";
  Tokenizer tokenizer(text, *find_dialect("llvm", Host::linux));
  const auto plain = tokenizer.next();
  REQUIRE(plain);
  CHECK((*plain)->data() == text.data() + 3);
  CHECK(!tokenizer.holds_argument());
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "limit.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

constexpr Machine kMachine{.page_size = 4096, .stack_size = 8U << 20U};

std::string parsed(std::string_view text) {
  const Result<Limit> limit = parse_limit(text, kMachine);
  return limit ? limit->name + " " + std::to_string(limit->allowed) : show(limit.error());
}

TEST_CASE("limit: what each name allows") {
  CHECK(parsed("windows") == "windows 32766");
  CHECK(parsed("cmd") == "cmd 8191");
  CHECK(parsed("linux-sh") == "linux-sh 131071");
  CHECK(parsed("linux-argument") == "linux-argument 131071");
  CHECK(parsed("linux-exec") == "linux-exec 2097152");
  CHECK(parsed("macos") == "macos 1048576");
}

TEST_CASE("limit: a limit can be lowered") {
  CHECK(parsed("windows=30000") == "windows 30000");
  CHECK(parsed("4096") == "4096 4096");
  CHECK(parsed("windows=32766") == "windows 32766");
}

TEST_CASE("limit: what is no limit is refused") {
  const std::string note =
      " note: a limit is NAME, NAME=N or N; rspkit list limits shows the names";
  CHECK(parsed("msdos") == "!unknown limit 'msdos' note: rspkit list limits shows the names");
  CHECK(parsed("") == "!limit '' is no number above 0" + note);
  CHECK(parsed("0") == "!limit '0' is no number above 0" + note);
  CHECK(parsed("windows=") == "!limit '' is no number above 0" + note);
  CHECK(parsed("windows=-1") == "!limit '-1' is no number above 0" + note);
  CHECK(parsed("99999999999999999999") ==
        "!limit '99999999999999999999' is no number above 0" + note);
  CHECK(parsed("windows=32767") ==
        "!limit 'windows=32767' is above what windows allows, 32766 note: a limit can only be "
        "lowered");
}

// exec(2): a quarter of the stack, at least 128 KiB, at most 6 MiB.
TEST_CASE("limit: linux-exec follows the stack") {
  struct Row {
    std::size_t stack;
    std::size_t allowed;
  };
  constexpr Row kRows[] = {
      {256U << 10U, 128U << 10U},
      {8U << 20U, 2U << 20U},
      {64U << 20U, 6U << 20U},
      {Machine::kUnlimited, 6U << 20U},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.stack);
    CHECK(parse_limit("linux-exec", {.page_size = 4096, .stack_size = row.stack})->allowed ==
          row.allowed);
  }
}

TEST_CASE("limit: one string takes 32 pages") {
  CHECK(parse_limit("linux-sh", {.page_size = 65536, .stack_size = 0})->allowed == 2097151);
}

TEST_CASE("limit: every program has the limits of its host") {
  const auto names = [](Host host, bool is_batch) {
    std::string text;
    for (const Limit& limit : limits_of(host, is_batch, kMachine)) text += limit.name + " ";
    return text;
  };
  CHECK(names(Host::linux, false) == "linux-argument linux-exec ");
  CHECK(names(Host::macos, false) == "macos ");
  CHECK(names(Host::windows, false) == "windows ");
  CHECK(names(Host::windows, true) == "cmd ");
}

}  // namespace
}  // namespace rspkit

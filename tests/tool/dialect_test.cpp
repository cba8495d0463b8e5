// SPDX-License-Identifier: MIT
#include "dialect.h"

#include <doctest/doctest.h>

namespace rspkit {
namespace {

TEST_CASE("dialect: rows are found by name") {
  for (const Dialect& row : dialects()) CHECK(find_dialect(row.name, Host::linux) == &row);
  CHECK(find_dialect("msvc", Host::linux) == nullptr);
  CHECK(find_dialect("", Host::linux) == nullptr);
}

TEST_CASE("dialect: ninja is how Ninja spells $in on that host") {
  CHECK(find_dialect("ninja", Host::linux)->name == "shell");
  CHECK(find_dialect("ninja", Host::macos)->name == "shell");
  CHECK(find_dialect("ninja", Host::windows)->name == "windows");
}

TEST_CASE("dialect: a writer quotes what its reader would act on") {
  for (const Dialect& row : dialects()) {
    if (row.division == Division::records) continue;
    CAPTURE(row.name);
    for (int byte = 0; byte < 256; ++byte) {
      const char c = static_cast<char>(byte);
      CAPTURE(byte);
      const bool is_special =
          row.separators.has(c) || row.quotes.find(c) != row.quotes.npos ||
          (c == '\\' && row.backslash != Backslash::escapes_quote &&
           row.backslash != Backslash::disputed && row.backslash != Backslash::ordinary);
      if (is_special) CHECK(!row.bare.has(c));
    }
    CHECK(row.refused.has('\0'));
    CHECK(!row.summary.empty());
    CHECK(!row.verified.empty());
  }
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "dialect.h"

#include <algorithm>
#include <array>

namespace rspkit {
namespace {

using namespace std::string_view_literals;

// Letters, digits and the bytes of UTF-8 beyond ASCII need quotes nowhere.
constexpr ByteSet plain_and(std::string_view more) {
  ByteSet set(more);
  for (char c = '0'; c <= '9'; ++c) set.add(c);
  for (char c = 'A'; c <= 'Z'; ++c) set.add(c);
  for (char c = 'a'; c <= 'z'; ++c) set.add(c);
  for (int byte = 0x80; byte <= 0xff; ++byte) set.add(static_cast<char>(byte));
  return set;
}

// What every reader of the family takes as it stands, so that a plain list is the same text in all.
constexpr ByteSet kBare = plain_and("_./=+:,%-");

// A file that starts with one of these could be taken for one with a byte order mark.
constexpr ByteSet kMarks("\xef\xfe\xff");

constexpr ByteSet kNul("\0"sv);

// clang-format off
constexpr std::array kDialects{
    Dialect{.name = "gnu",
            .separators = ByteSet(" \t\n\r\v\f"), .quotes = "\"'", .backslash = Backslash::escapes_any,
            .quote = '"', .bare = kBare, .refused = kNul,
            .summary = "words in \"...\" or '...'; a backslash makes the next byte literal",
            .verified = "gcc 12, binutils 2.40 (nm, ar, ld.bfd), mold 1.10"},
    Dialect{.name = "lines", .division = Division::records,
            .record_end = '\n',
            .refused = ByteSet("\n\r\0\v\f\x1c\x1d\x1e"sv),  // python ends lines there too
            .summary = "one argument a line, no quoting",
            .verified = "python argparse 3.11"},
    Dialect{.name = "llvm",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"'", .backslash = Backslash::escapes_any,
            .carries_empty = false, .understands_bom = true,
            .quote = '"', .bare = kBare - kMarks, .refused = kNul,
            .summary = "as gnu, but an empty argument is lost",
            .verified = "clang 14, ld.lld 14, llvm-nm 14"},
    Dialect{.name = "nul", .division = Division::records,
            .record_end = '\0', .opens_at_files = false,
            .refused = kNul,
            .summary = "each argument ended by a NUL byte, no quoting",
            .verified = "xargs -0 4.9"},
    Dialect{.name = "shell",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"'", .backslash = Backslash::escapes_shell,
            .quote = '\'', .bare = plain_and("_./=+:,%-@"), .refused = kNul,
            .summary = "POSIX shell words: '...' is literal, nothing is expanded",
            .verified = "sh (dash 0.5.12), python shlex 3.11"},
    Dialect{.name = "windows",
            .separators = ByteSet(" \t\n\r\0"sv), .quotes = "\"", .backslash = Backslash::escapes_quote,
            .doubled_quote_is_quote = true, .understands_bom = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\") - kMarks, .refused = kNul,
            .summary = "words in \"...\"; a backslash is special only before a double quote",
            .verified = "lld-link 14, clang-cl 14"},
};
// clang-format on

static_assert(std::is_sorted(kDialects.begin(), kDialects.end(),
                             [](const Dialect& a, const Dialect& b) { return a.name < b.name; }));
static_assert(std::all_of(kDialects.begin(), kDialects.end(), [](const Dialect& row) {
  return (row.division == Division::words) == (row.quote != '\0') &&
         (row.bare & row.refused).is_empty() &&
         (!row.understands_bom || (row.bare & kMarks).is_empty()) &&
         (row.quote == '\0' || row.quotes.find(row.quote) != std::string_view::npos);
}));

}  // namespace

std::span<const Dialect> dialects() {
  return kDialects;
}

const Dialect* find_dialect(std::string_view name, Host host) {
  if (name == "ninja") name = host == Host::windows ? "windows" : "shell";
  const auto* const row =
      std::find_if(kDialects.begin(), kDialects.end(),
                   [name](const Dialect& dialect) { return dialect.name == name; });
  return row == kDialects.end() ? nullptr : &*row;
}

}  // namespace rspkit

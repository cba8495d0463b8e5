// SPDX-License-Identifier: MIT
#include "dialect.h"

#include <algorithm>
#include <array>

namespace rspkit {
namespace {

using namespace std::string_view_literals;

constexpr ByteSet beyond_ascii() {
  ByteSet set;
  for (int byte = 0x80; byte <= 0xff; ++byte) set.add(static_cast<char>(byte));
  return set;
}

constexpr ByteSet kBeyondAscii = beyond_ascii();

// Letters, digits and the bytes of UTF-8 beyond ASCII need quotes nowhere.
constexpr ByteSet plain_and(std::string_view more) {
  ByteSet set(more);
  for (char c = '0'; c <= '9'; ++c) set.add(c);
  for (char c = 'A'; c <= 'Z'; ++c) set.add(c);
  for (char c = 'a'; c <= 'z'; ++c) set.add(c);
  return set | kBeyondAscii;
}

// What every reader of the family takes as it stands, so that a plain list is the same text in all.
constexpr ByteSet kBare = plain_and("_./=+:,%-");

constexpr ByteSet control() {
  ByteSet set;
  for (char c = 1; c < ' '; ++c) set.add(c);
  return set;
}

constexpr ByteSet kControl = control();

// A file that starts with one of these could be taken for one with a byte order mark.
constexpr ByteSet kMarks("\xef\xfe\xff");

constexpr ByteSet kNul("\0"sv);

// What str.splitlines of Python takes for the end of a line, beyond ASCII: NEL, U+2028, U+2029.
constexpr std::array kWideLineEnds{"\xc2\x85"sv, "\xe2\x80\xa8"sv, "\xe2\x80\xa9"sv};

// Unicode's White_Space beyond ASCII.
constexpr std::array kWideBlanks{
    "\xc2\x85"sv,     "\xc2\xa0"sv,     "\xe1\x9a\x80"sv, "\xe2\x80\x80"sv, "\xe2\x80\x81"sv,
    "\xe2\x80\x82"sv, "\xe2\x80\x83"sv, "\xe2\x80\x84"sv, "\xe2\x80\x85"sv, "\xe2\x80\x86"sv,
    "\xe2\x80\x87"sv, "\xe2\x80\x88"sv, "\xe2\x80\x89"sv, "\xe2\x80\x8a"sv, "\xe2\x80\xa8"sv,
    "\xe2\x80\xa9"sv, "\xe2\x80\xaf"sv, "\xe2\x81\x9f"sv, "\xe3\x80\x80"sv};

// What a line of a list is, whoever reads it: no byte that some reader takes for its end.
constexpr ByteSet kLineEnds("\n\r\v\f\x1c\x1d\x1e");
constexpr ByteSet kBlanks(" \t\n\r\v\f");

// clang-format off
constexpr std::array kDialects{
    Dialect{.name = "7z", .division = Division::records,
            .separators = ByteSet("\n\r"), .trimmed = ByteSet(" \t"), .quotes = "\"",
            .carries_empty = false, .opens_at_files = false, .is_utf_8 = true,
            .quote = '"', .refused = ByteSet("\n\r\0*?"sv),
            .summary = "one file name a line, trimmed, a pair of quotes around it lost; * and ? are wildcards",
            .verified = "7z 26.02"},
    Dialect{.name = "argparse", .division = Division::records,
            .separators = kLineEnds, .wide_separators = kWideLineEnds,
            .refused = kLineEnds | kNul,
            .summary = "one argument a line, no quoting; a line ends where Python says so",
            .verified = "python argparse 3.11"},
    Dialect{.name = "cl",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"", .doubled_quote_is_quote = true,
            .backslash = Backslash::escapes_quote, .understands_bom = true, .forgives_open_quote = true,
            .is_utf_8 = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\") - kMarks, .refused = ByteSet("\n\r\0\x1a"sv),
            .summary = "as windows, but each argument stands on one line",
            .verified = "a model of the C runtime"},
    Dialect{.name = "cmake-tar", .division = Division::records,
            .separators = ByteSet("\n"), .drops_cr = true, .nul = NulByte::cuts_word,
            .carries_empty = false, .opens_at_files = false,
            .refused = ByteSet("\n\0"sv), .refused_starts = "-",
            .summary = "one file name a line, no quoting; a dash begins an option",
            .verified = "cmake -E tar --files-from 3.25"},
    Dialect{.name = "csharp",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"'", .newline_ends_quotes = true,
            .backslash = Backslash::disputed, .comments = "#",
            .carries_empty = false, .understands_bom = true, .forgives_open_quote = true, .is_utf_8 = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\") - kBeyondAscii,
            .refused = kControl | ByteSet("\"|\0"sv),
            .summary = "words in \"...\", which nothing escapes; # begins a comment",
            .verified = "models of csc and mcs"},
    Dialect{.name = "filelist", .division = Division::records,
            .separators = ByteSet("\n"), .trimmed = kBlanks, .comments = "#",
            .carries_empty = false, .opens_at_files = false,
            .refused = ByteSet("\n\r\0"sv), .refused_starts = "#",
            .summary = "one file name a line, no quoting, trimmed; # begins a comment",
            .verified = "models of ld64 and libtool"},
    Dialect{.name = "gnu",
            .separators = kBlanks, .quotes = "\"'", .backslash = Backslash::escapes_any,
            .nul = NulByte::ends_text, .forgives_open_quote = true,
            .quote = '"', .bare = kBare, .refused = kNul,
            .summary = "words in \"...\" or '...'; a backslash makes the next byte literal",
            .verified = "gcc 12, binutils 2.40, mold 1.10; models of both libiberties, ld64"},
    Dialect{.name = "gnu-backslash",
            .separators = kBlanks, .quotes = "\"'", .any_quote_closes = true, .newline_ends_quotes = true,
            .backslash = Backslash::escapes_any, .nul = NulByte::ends_text,
            .comments = "//", .comment_place = CommentPlace::line_start, .wide_separators = kWideBlanks,
            .carries_empty = false, .forgives_open_quote = true, .is_utf_8 = true,
            .bare = kBare - ByteSet("/") - kBeyondAscii, .refused = ByteSet("\n\r\0"sv),
            .summary = "words of one line; a backslash before each blank, quote and backslash",
            .verified = "a model of swift-driver"},
    Dialect{.name = "hipcc",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"'", .keeps_last_backslash = true, .backslash = Backslash::escapes_any,
            .nul = NulByte::cuts_word,
            .carries_empty = false, .understands_bom = true, .forgives_open_quote = true, .is_utf_8 = true,
            .quote = '"', .bare = kBare - kMarks - ByteSet("\xc2\xc3"), .refused = ByteSet("\n\0\xc2\xc3"sv),
            .summary = "as llvm, but no newline, and no character from U+0080 to U+00FF",
            .verified = "hipcc 5.2"},
    Dialect{.name = "java",
            .separators = ByteSet(" \t\n\r\f"), .quotes = "\"'", .newline_ends_quotes = true,
            .backslash = Backslash::escapes_java, .comments = "#", .opens_at_files = false,
            .forgives_open_quote = true, .is_utf_8 = true,
            .quote = '"', .bare = kBare, .refused = kNul,
            .summary = "words in \"...\", where \\n \\r \\t \\f \\\" \\\\ are escapes; # begins a comment",
            .verified = "javac 17, java 17"},
    Dialect{.name = "lines", .division = Division::records,
            .separators = ByteSet("\n"), .drops_cr = true,
            .refused = kLineEnds | kNul,
            .summary = "one argument a line, no quoting; what every reader of lines takes",
            .verified = "python argparse 3.11, xargs -d 4.9"},
    Dialect{.name = "link",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"", .drops_quotes = true,
            .backslash = Backslash::disputed,
            .carries_empty = false, .understands_bom = true, .opens_at_files = false,
            .forgives_open_quote = true, .is_utf_8 = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\") - kMarks, .refused = ByteSet("\n\r\v\f\0\x1a"sv),
            .summary = "words in \"...\", no escapes: only what both published readings agree on",
            .verified = "models of both published readings of Microsoft's link"},
    Dialect{.name = "llvm",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"'", .keeps_last_backslash = true, .backslash = Backslash::escapes_any,
            .nul = NulByte::cuts_word,
            .carries_empty = false, .understands_bom = true, .forgives_open_quote = true,
            .quote = '"', .bare = kBare - kMarks, .refused = kNul,
            .summary = "as gnu, but an empty argument is lost",
            .verified = "clang, lld and llvm-* 14 and 19, ldc2 1.30"},
    Dialect{.name = "mcs",
            .separators = ByteSet(" \n\r"), .quotes = "\"'", .newline_ends_quotes = true,
            .carries_empty = false, .understands_bom = true, .forgives_open_quote = true, .is_utf_8 = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\") - kMarks, .refused = ByteSet("\"\n\r\0"sv),
            .summary = "words in \"...\" or '...', and a backslash is a byte like any other",
            .verified = "mcs 6.8"},
    Dialect{.name = "moc", .division = Division::records,
            .separators = ByteSet("\n"), .trimmed = ByteSet(" \t\r\v\f"),
            .carries_empty = false, .opens_at_files = false, .is_utf_8 = true,
            .refused = ByteSet("\n\r\0"sv), .refused_starts = "\xef\xbb\xbf",
            .summary = "one argument a line, no quoting; blanks at its ends are lost",
            .verified = "moc 5.15"},
    Dialect{.name = "nasm", .division = Division::records,
            .separators = ByteSet("\n"), .trimmed = ByteSet(" \t\r\v\f"),
            .carries_empty = false, .opens_at_files = false,
            .refused = ByteSet("\n\r\0\x1a"sv),
            .summary = "as moc, but a carriage return ends the line",
            .verified = "nasm 2.16"},
    Dialect{.name = "nul", .division = Division::records,
            .separators = kNul, .opens_at_files = false,
            .refused = kNul,
            .summary = "each argument ended by a NUL byte, no quoting",
            .verified = "xargs -0 4.9"},
    Dialect{.name = "nvcc",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"", .options_hold_quotes = true,
            .backslash = Backslash::escapes_nvcc, .nul = NulByte::ends_text, .opens_at_files = false,
            .quote = '"', .bare = kBare, .refused = kNul,
            .summary = "words in \"...\"; a backslash makes the next byte literal, and takes a quote away",
            .verified = "nvcc 13.0"},
    Dialect{.name = "protoc", .division = Division::records,
            .separators = ByteSet("\n"), .carries_empty = false, .opens_at_files = false,
            .refused = ByteSet("\n\0"sv),
            .summary = "one argument a line, no quoting; a carriage return belongs to it",
            .verified = "protoc 3.21"},
    Dialect{.name = "ptxas",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"", .backslash = Backslash::escapes_nvcc,
            .nul = NulByte::ends_text, .opens_at_files = false,
            .quote = '"', .bare = kBare, .refused = kNul,
            .summary = "as nvcc, but only a backslash lets a double quote arrive",
            .verified = "ptxas, nvlink and fatbinary 13.0"},
    Dialect{.name = "rustc", .division = Division::records,
            .separators = ByteSet("\n"), .drops_cr = true, .opens_at_files = false, .is_utf_8 = true,
            .refused = ByteSet("\n\0"sv),
            .summary = "one argument a line, no quoting; LF and CRLF end it",
            .verified = "rustc 1.95"},
    Dialect{.name = "shell",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"'", .backslash = Backslash::escapes_shell,
            .nul = NulByte::ends_text,
            .quote = '\'', .bare = plain_and("_./=+:,%-@"), .refused = kNul,
            .summary = "POSIX shell words: '...' is literal, nothing is expanded",
            .verified = "sh (dash 0.5.12), python shlex 3.11"},
    Dialect{.name = "tar", .division = Division::records,
            .separators = kNul, .carries_empty = false, .opens_at_files = false,
            .refused = kNul,
            .summary = "as nul, but an empty name is lost",
            .verified = "GNU tar --null --files-from 1.34"},
    Dialect{.name = "tcc",
            .separators = kBlanks, .quotes = "\"", .backslash = Backslash::escapes_itself,
            .nul = NulByte::ends_text, .forgives_open_quote = true,
            .quote = '"', .bare = kBare, .refused = kNul,
            .summary = "words in \"...\", where a backslash escapes a quote or a backslash",
            .verified = "tcc 0.9.27"},
    Dialect{.name = "via",
            .separators = kBlanks, .quotes = "\"'", .backslash = Backslash::escapes_in_quotes,
            .comments = "# ;", .comment_place = CommentPlace::first_word_of_line,
            .quote = '"', .bare = {}, .refused = ByteSet("\n\r\0"sv),
            .summary = "every argument in \"...\", where a backslash escapes a quote or a backslash",
            .verified = "models of what the manuals of Arm and TI say"},
    Dialect{.name = "windows",
            .separators = ByteSet(" \t\n\r\0"sv), .quotes = "\"", .doubled_quote_is_quote = true,
            .backslash = Backslash::escapes_quote, .understands_bom = true, .forgives_open_quote = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\") - kMarks, .refused = kNul,
            .summary = "words in \"...\"; a backslash is special only before a double quote",
            .verified = "clang-cl, lld-link and llvm-lib 14 and 19; MinGW under Wine 8"},
    Dialect{.name = "windows-lines",
            .separators = ByteSet(" \t\n\r"), .quotes = "\"", .newline_ends_quotes = true,
            .backslash = Backslash::escapes_quote, .comments = "#", .carries_empty = false,
            .forgives_open_quote = true, .is_utf_8 = true,
            .quote = '"', .bare = plain_and("_./=+:,%-\\"), .refused = ByteSet("\n\r\0\x1a"sv), .lost_at_start = ByteSet(" \t"),
            .summary = "as windows, but each argument stands on one line; # begins a comment",
            .verified = "models of dmd and, on Windows, swift-driver"},
};
// clang-format on

static_assert(std::is_sorted(kDialects.begin(), kDialects.end(),
                             [](const Dialect& a, const Dialect& b) { return a.name < b.name; }));
static_assert(std::all_of(kDialects.begin(), kDialects.end(), [](const Dialect& row) {
  const bool is_quoted = row.quote != '\0';
  return (row.bare & row.refused).is_empty() &&
         (!row.understands_bom || (row.bare & kMarks).is_empty()) &&
         (!is_quoted || row.quotes.find(row.quote) != std::string_view::npos);
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

bool starts_with_one_of(std::string_view text, std::string_view starts) {
  while (!starts.empty()) {
    const std::size_t end = std::min(starts.find(' '), starts.size());
    if (text.starts_with(starts.substr(0, end))) return true;
    starts.remove_prefix(std::min(end + 1, starts.size()));
  }
  return false;
}

std::size_t wide_separator_at(std::string_view text, std::size_t at, const Dialect& dialect) {
  for (const std::string_view separator : dialect.wide_separators) {
    if (text.substr(at).starts_with(separator)) return separator.size();
  }
  return 0;
}

}  // namespace rspkit

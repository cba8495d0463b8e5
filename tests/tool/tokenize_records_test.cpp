// SPDX-License-Identifier: MIT
// What the dialects of records read. Where the program could be run it was asked: 7z, argparse,
// cmake -E tar, ld64.lld, moc, nasm, protoc, rustc, tar, xargs.
#include <doctest/doctest.h>

#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

struct Row {
  std::string_view dialect;
  std::string_view lines;     // " a b \t\n\nc\r\n# d\n\"e\"\n-f"
  std::string_view returns;   // "a\rb\r\r\nc\r"
  std::string_view controls;  // " \va\fb\v\n\v\n"
};

// clang-format off
constexpr Row kRows[] = {
    {"7z",        "[a b][c][# d][e][-f]",             "[a][b][c]",          "[\va\fb\v][\v]"},
    {"argparse",  "[ a b \t][][c][# d][\"e\"][-f]",   "[a][b][][c]",        "[ ][a][b][][][]"},
    {"cmake-tar", "[ a b \t][c][# d][\"e\"][-f]",     "[a\rb\r][c\r]",      "[ \va\fb\v][\v]"},
    {"filelist",  "[a b][c][\"e\"][-f]",              "[a\rb][c]",          "[a\fb]"},
    {"lines",     "[ a b \t][][c][# d][\"e\"][-f]",   "[a\rb\r][c\r]",      "[ \va\fb\v][\v]"},
    {"moc",       "[a b][c][# d][\"e\"][-f]",         "[a\rb][c]",          "[a\fb]"},
    {"nasm",      "[a b][c][# d][\"e\"][-f]",         "[a\rb][c]",          "[a\fb]"},
    {"protoc",    "[ a b \t][c\r][# d][\"e\"][-f]",   "[a\rb\r\r][c\r]",    "[ \va\fb\v][\v]"},
    {"rustc",     "[ a b \t][][c][# d][\"e\"][-f]",   "[a\rb\r][c\r]",      "[ \va\fb\v][\v]"},
};
// clang-format on

std::string tokens(std::string_view text, std::string_view dialect) {
  return show(tokenize(text, *find_dialect(dialect, Host::linux)));
}

TEST_CASE("tokenize: records end and are trimmed as each reader does") {
  for (const Row& row : kRows) {
    CAPTURE(row.dialect);
    CHECK(tokens(" a b \t\n\nc\r\n# d\n\"e\"\n-f", row.dialect) == row.lines);
    CHECK(tokens("a\rb\r\r\nc\r", row.dialect) == row.returns);
    CHECK(tokens(" \va\fb\v\n\v\n", row.dialect) == row.controls);
    CHECK(tokens("", row.dialect).empty());
    CHECK(tokens("a", row.dialect) == "[a]");
    CHECK(tokens("a\n", row.dialect) == "[a]");
    CHECK(tokens("\\\"'$@x\n", row.dialect) == "[\\\"'$@x]");
    CHECK(tokens("\xef\xbb\xbf\xff\xc2\xa0\n", row.dialect) == "[\xef\xbb\xbf\xff\xc2\xa0]");
  }
}

TEST_CASE("tokenize: an empty record is an argument where readers keep it") {
  for (const std::string_view name : {"argparse", "lines", "rustc"}) {
    CAPTURE(name);
    CHECK(tokens("\n\na\n\n", name) == "[][][a][]");
  }
  for (const std::string_view name : {"7z", "cmake-tar", "filelist", "moc", "nasm", "protoc"}) {
    CAPTURE(name);
    CHECK(tokens("\n\na\n\n", name) == "[a]");
  }
  CHECK(tokens("\0a\0\0"sv, "nul") == "[][a][]");
  CHECK(tokens("\0a\0\0"sv, "tar") == "[a]");
  CHECK(tokens(" a\r\n\0\"b"sv, "tar") == "[ a\r\n][\"b]");
}

TEST_CASE("tokenize: argparse ends lines where Python does") {
  CHECK(tokens("a\x1c"
               "b\x1d"
               "c\x1e"
               "d\x1f"
               "e",
               "argparse") ==
        "[a][b][c][d\x1f"
        "e]");
  CHECK(tokens("a\xc2\x85"
               "b\xe2\x80\xa8"
               "c\xe2\x80\xa9"
               "d\xc2\xa0"
               "e",
               "argparse") ==
        "[a][b][c][d\xc2\xa0"
        "e]");
  CHECK(tokens("a\xc2\x85", "argparse") == "[a]");
}

TEST_CASE("tokenize: 7z takes one pair of quotes from a line") {
  CHECK(tokens("\"a\"\n \" b \" \n\"\"c\"\"\n\"d\n\"\"\n\"\n", "7z") == "[a][ b ][\"c\"][\"d][\"]");
}

TEST_CASE("tokenize: a file list has comments behind blanks too") {
  CHECK(tokens("#a\n  #b\nc #d\n", "filelist") == "[c #d]");
}

TEST_CASE("tokenize: a NUL byte cuts a record of cmake and belongs to others") {
  CHECK(tokens("a\0b\n"sv, "cmake-tar").starts_with("!a NUL byte"));
  for (const std::string_view name : {"lines", "moc", "protoc", "rustc"}) {
    CAPTURE(name);
    CHECK(tokens("a\0b\n"sv, name) == "[a\0b]"sv);
  }
}

}  // namespace
}  // namespace rspkit

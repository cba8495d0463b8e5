// SPDX-License-Identifier: MIT
// Random arguments in every dialect. RSPKIT_RANDOM_ARGUMENTS=10000000 in the environment tries that
// many in each, and prints how many were carried.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <random>

#include "encoding.h"
#include "quote.h"
#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kUsualCount = 20'000;
constexpr std::size_t kBatch = 1000;  // arguments in one text
constexpr std::size_t kLongest = 40;  // letters

// What is special to any dialect, letters of two to four bytes, and bytes that are no UTF-8.
constexpr std::array kLetters{"a"sv,
                              "b"sv,
                              "C:"sv,
                              "0"sv,
                              "-"sv,
                              "-D"sv,
                              "="sv,
                              "/"sv,
                              "."sv,
                              " "sv,
                              "\t"sv,
                              "\n"sv,
                              "\r"sv,
                              "\v"sv,
                              "\f"sv,
                              "\x1a"sv,
                              "\x1c"sv,
                              "\x01"sv,
                              "\""sv,
                              "'"sv,
                              "`"sv,
                              "\\"sv,
                              "\\"sv,
                              "\\\\"sv,
                              "\\\""sv,
                              "\"\""sv,
                              "$"sv,
                              "#"sv,
                              ";"sv,
                              "@"sv,
                              "%"sv,
                              "^"sv,
                              "&"sv,
                              ","sv,
                              "*"sv,
                              "?"sv,
                              "|"sv,
                              "("sv,
                              "//"sv,
                              "\xff"sv,
                              "\xc3"sv,
                              "\xc3\xa9"sv,
                              "\xc2\xa0"sv,
                              "\xc2\x85"sv,
                              "\xe2\x80\xa8"sv,
                              "\xe6\x9c\xa8"sv,
                              "\xef\xbb\xbf"sv,
                              "\xf0\x9d\x84\x9e"sv};

std::string random_argument(std::mt19937_64& source) {
  std::string argument;
  const std::size_t size = source() % kLongest;
  for (std::size_t i = 0; i < size; ++i) argument += kLetters.at(source() % kLetters.size());
  return argument;
}

// Whether a row may refuse the argument at all: so that one that refuses everything fails.
bool may_be_refused(const std::string& argument, const Dialect& row) {
  if (argument.empty()) return !row.carries_empty;
  const bool has_wide = std::any_of(
      row.wide_separators.begin(), row.wide_separators.end(),
      [&](std::string_view separator) { return argument.find(separator) != argument.npos; });
  const bool looks_at_quotes = row.drops_quotes || row.backslash == Backslash::escapes_nvcc;
  return row.refused.find_in(argument) != argument.size() || has_wide ||
         starts_with_one_of(argument, row.refused_starts) ||
         row.lost_at_start.has(argument.front()) || row.trimmed.has(argument.front()) ||
         row.trimmed.has(argument.back()) || (row.drops_cr && argument.ends_with('\r')) ||
         (row.is_utf_8 && find_not_utf_8(argument) != argument.size()) ||
         (looks_at_quotes && argument.find('"') != argument.npos);
}

struct Count {
  std::size_t carried = 0;
  std::size_t refused = 0;
};

// One text with many arguments comes back argument by argument.
void try_batch(const Dialect& row, std::mt19937_64& source, std::size_t size, Count& count) {
  const bool ends_with_nul = row.division == Division::records && row.separators.has('\0');
  std::vector<std::string> meant;
  std::string text;
  for (std::size_t i = 0; i < size; ++i) {
    const std::string argument = random_argument(source);
    if (!append_quoted(text, argument, row)) {
      if (!may_be_refused(argument, row)) FAIL_CHECK("refused: [" << argument << "]");
      continue;
    }
    text += ends_with_nul ? '\0' : '\n';
    meant.push_back(as_read(argument, row));
  }
  count.carried += meant.size();
  count.refused += size - meant.size();
  const Result<std::vector<std::string>> read = tokenize(text, row);
  if (!read) FAIL_CHECK(show(read.error()));
  if (!read || *read == meant) return;
  for (std::size_t i = 0; i < std::min(read->size(), meant.size()); ++i) {
    if ((*read)[i] == meant[i]) continue;
    FAIL_CHECK("meant [" << meant[i] << "] read [" << (*read)[i] << "]");
    return;
  }
  FAIL_CHECK(meant.size() << " meant, " << read->size() << " read");
}

std::size_t count_from_environment() {
  const char* const text = std::getenv("RSPKIT_RANDOM_ARGUMENTS");
  return text == nullptr ? kUsualCount : std::strtoull(text, nullptr, 10);
}

TEST_CASE("random: what is carried comes back and what is refused has a reason") {
  const std::size_t total = count_from_environment();
  REQUIRE(total >= kBatch);
  for (const Dialect& row : dialects()) {
    CAPTURE(row.name);
    std::mt19937_64 source(20240717);
    Count count;
    for (std::size_t done = 0; done < total; done += kBatch) try_batch(row, source, kBatch, count);
    CHECK(count.carried > total / 1000);
    if (total == kUsualCount) continue;
    fmt::print("{}: {} carried, {} refused\n", row.name, count.carried, count.refused);
  }
}

}  // namespace
}  // namespace rspkit

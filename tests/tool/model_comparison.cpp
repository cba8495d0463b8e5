// SPDX-License-Identifier: MIT
#include "model_comparison.h"

#include <array>
#include <random>

#include "quote.h"
#include "show.h"

namespace rspkit::model {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kInOneFile = 50;
constexpr int kRandomStrings = 20'000;

constexpr std::array kLetters{"a"sv,
                              "C:"sv,
                              "-D"sv,
                              "="sv,
                              "/"sv,
                              "//"sv,
                              "/*"sv,
                              "."sv,
                              ","sv,
                              "("sv,
                              ")"sv,
                              " "sv,
                              "  "sv,
                              "\t"sv,
                              "\n"sv,
                              "\r"sv,
                              "\v"sv,
                              "\f"sv,
                              "\x01"sv,
                              "\x1a"sv,
                              "\x1c"sv,
                              "\""sv,
                              "\"\""sv,
                              "'"sv,
                              "\\"sv,
                              "\\\\"sv,
                              "\\\""sv,
                              "`"sv,
                              "$"sv,
                              "#"sv,
                              ";"sv,
                              "@"sv,
                              "%"sv,
                              "^"sv,
                              "&"sv,
                              "*"sv,
                              "?"sv,
                              "|"sv,
                              "\xc3\xa9"sv,
                              "\xc2\xa0"sv,
                              "\xc2\x85"sv,
                              "\xe1\x9a\x80"sv,
                              "\xe2\x80\xa8"sv,
                              "\xe3\x80\x80"sv,
                              "\xe6\x9c\xa8"sv,
                              "\xf0\x9f\x98\x80"sv,
                              "\xff"sv,
                              "\xc3"sv};

// The text of some arguments, and what is to be read from it.
struct File {
  std::string text;
  Words meant;
};

std::string difference(const File& file, Model read) {
  const Words words = read(file.text);
  if (words == file.meant) return "";
  std::size_t at = 0;
  while (at < words.size() && at < file.meant.size() && words[at] == file.meant[at]) ++at;
  const std::string meant = at < file.meant.size() ? file.meant[at] : "nothing";
  return "meant [" + meant + "] read [" + (at < words.size() ? words[at] : "nothing") + "]";
}

}  // namespace

Outcome compare(std::string_view dialect, std::string_view line_end, Model read,
                const std::vector<std::string>& arguments) {
  const Dialect& row = *find_dialect(dialect, Host::linux);
  Outcome outcome;
  File many;
  for (const std::string& argument : arguments) {
    const Result<std::string> text = quote(argument, row);
    if (!text) {
      ++outcome.refused;
      continue;
    }
    ++outcome.carried;
    const File one{*text + std::string(line_end), {as_read(argument, row)}};
    many.text += one.text;
    many.meant.push_back(one.meant.front());
    if (outcome.difference.empty()) outcome.difference = difference(one, read);
    if (many.meant.size() < kInOneFile) continue;
    if (outcome.difference.empty()) outcome.difference = difference(many, read);
    many = {};
  }
  if (outcome.difference.empty()) outcome.difference = difference(many, read);
  return outcome;
}

std::vector<std::string> short_strings(std::string_view alphabet, std::size_t longest) {
  std::vector<std::string> list;
  for_each_string(alphabet, longest, [&](const std::string& text) { list.push_back(text); });
  return list;
}

std::vector<std::string> random_strings() {
  std::mt19937_64 source(20240716);
  std::vector<std::string> list;
  for (int i = 0; i < kRandomStrings; ++i) {
    std::vector<std::string_view> letters;
    for (std::size_t count = 1 + source() % 6; count > 0; --count) {
      letters.push_back(kLetters.at(source() % kLetters.size()));
    }
    std::string text;
    for (std::size_t size = source() % 41; size > 0; --size) {
      text += letters[source() % letters.size()];
    }
    list.push_back(text);
  }
  return list;
}

std::vector<std::string> characters_between_letters() {
  std::vector<std::string> list;
  for (unsigned c = 0x80; c <= 0x3100; ++c) {
    std::string text = "a";
    if (c < 0x800) text += static_cast<char>(0xc0U | c >> 6U);
    if (c >= 0x800) text += static_cast<char>(0xe0U | c >> 12U);
    if (c >= 0x800) text += static_cast<char>(0x80U | (c >> 6U & 0x3fU));
    text += static_cast<char>(0x80U | (c & 0x3fU));
    list.push_back(text + "b");
  }
  return list;
}

std::string show(const Words& words) {
  return rspkit::show(std::vector<std::string_view>(words.begin(), words.end()));
}

}  // namespace rspkit::model

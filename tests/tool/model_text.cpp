// SPDX-License-Identifier: MIT
#include "model_text.h"

#include <algorithm>
#include <array>

namespace rspkit::model {
namespace {

char32_t value_of(std::string_view code_point) {
  const auto first = static_cast<unsigned char>(code_point[0]);
  if (code_point.size() == 1) return first;
  char32_t value = first & (0x7fU >> code_point.size());
  for (const char c : code_point.substr(1))
    value = value << 6U | (static_cast<unsigned>(c) & 0x3fU);
  return value;
}

bool joins_before(char32_t c) {  // Extend
  return (c >= 0x300 && c <= 0x36f) || c == 0x200d || (c >= 0xfe00 && c <= 0xfe0f);
}

bool joins_behind(char32_t c) {  // Prepend
  return (c >= 0x600 && c <= 0x605) || c == 0x6dd;
}

bool is_control(char32_t c) {
  return c < 0x20 || (c >= 0x7f && c <= 0x9f) || c == 0x2028 || c == 0x2029 || c == 0xfeff;
}

bool is_one_character(std::string_view before, std::string_view code_point) {
  if (before == "\r" && code_point == "\n") return true;
  const char32_t left = value_of(before);
  const char32_t right = value_of(code_point);
  return !is_control(left) && !is_control(right) && (joins_before(right) || joins_behind(left));
}

}  // namespace

std::vector<std::string_view> lines(std::string_view text, std::string_view ends) {
  std::vector<std::string_view> list;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(ends), text.size());
    list.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return list;
}

std::vector<std::string_view> code_points(std::string_view text) {
  std::vector<std::string_view> list;
  for (std::size_t at = 0; at < text.size();) {
    const auto first = static_cast<unsigned char>(text[at]);
    const std::size_t size = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    list.push_back(text.substr(at, size));
    at += list.back().size();
  }
  return list;
}

std::vector<std::string_view> characters(std::string_view text) {
  std::vector<std::string_view> list;
  std::string_view before;
  for (const std::string_view code_point : code_points(text)) {
    if (!list.empty() && is_one_character(before, code_point)) {
      list.back() = {list.back().data(), list.back().size() + code_point.size()};
    } else {
      list.push_back(code_point);
    }
    before = code_point;
  }
  return list;
}

bool is_white_space(std::string_view character) {
  const char32_t c = value_of(code_points(character).front());
  constexpr std::array<char32_t, 9> kOthers{0x20,   0x85,   0xa0,   0x1680, 0x2028,
                                            0x2029, 0x202f, 0x205f, 0x3000};
  return (c >= 0x9 && c <= 0xd) || (c >= 0x2000 && c <= 0x200a) ||
         std::find(kOthers.begin(), kOthers.end(), c) != kOthers.end();
}

}  // namespace rspkit::model

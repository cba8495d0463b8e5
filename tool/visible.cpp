// SPDX-License-Identifier: MIT
#include "visible.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "encoding.h"

namespace rspkit {
namespace {

constexpr std::size_t kLongest = 80;

struct Named {
  char byte;
  std::string_view name;
  std::string_view escape;
};

constexpr std::array kNamed{
    Named{'\0', "a NUL byte", "\\0"},
    Named{'\t', "a tab", "\\t"},
    Named{'\n', "a newline", "\\n"},
    Named{'\r', "a carriage return", "\\r"},
};

constexpr bool is_control(char c) {
  return (static_cast<unsigned char>(c) < 0x20) || c == 0x7f;
}

void append_visible(std::string& out, std::string_view text) {
  for (const char c : text) {
    const auto* const row = std::find_if(kNamed.begin(), kNamed.end(),
                                         [c](const Named& named) { return named.byte == c; });
    if (row != kNamed.end()) {
      out += row->escape;
    } else if (is_control(c)) {
      fmt::format_to(std::back_inserter(out), "\\x{:02x}", static_cast<unsigned char>(c));
    } else {
      out += c;
    }
  }
}

// The start of the character that holds the byte `at`.
std::size_t character_at(std::string_view text, std::size_t at) {
  while (at > 0 && continues_character(text[at])) --at;
  return at;
}

}  // namespace

std::string name_of_byte(char byte) {
  for (const Named& named : kNamed) {
    if (named.byte == byte) return std::string(named.name);
  }
  const bool is_beyond_ascii = (static_cast<unsigned char>(byte) & 0x80U) != 0;
  return is_control(byte) || is_beyond_ascii
             ? fmt::format("byte 0x{:02x}", static_cast<unsigned char>(byte))
             : fmt::format("'{}'", byte);
}

std::string visible(std::string_view text) {
  if (text.size() <= kLongest) return visible_path(text);
  std::string out = "'";
  append_visible(out, text.substr(0, character_at(text, kLongest / 2)));
  out += "...";
  append_visible(out, text.substr(character_at(text, text.size() - kLongest / 2)));
  return out + "'";
}

std::string visible_path(std::string_view path) {
  std::string out = "'";
  append_visible(out, path);
  return out + "'";
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace rspkit {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kUtf8Mark = "\xef\xbb\xbf"sv;
constexpr std::string_view kUtf16LeMark = "\xff\xfe"sv;
constexpr std::string_view kUtf16BeMark = "\xfe\xff"sv;

struct Row {
  Encoding encoding;
  std::string_view name;
};

constexpr std::array kEncodings{
    Row{Encoding::utf_8, "utf-8"},
    Row{Encoding::utf_8_bom, "utf-8-bom"},
    Row{Encoding::utf_8_bom_unless_ascii, "utf-8-bom-unless-ascii"},
    Row{Encoding::utf_16le, "utf-16le"},
};

struct CodePoint {
  char32_t value;
  std::size_t size;  // bytes taken; 0: no UTF-8 here
};

constexpr CodePoint kNone{0, 0};

constexpr bool is_surrogate(char32_t value) {
  return value >= 0xd800 && value < 0xe000;
}

// The length that the first byte promises, and the bits of the value that it holds.
CodePoint first_byte(unsigned char byte) {
  if (byte < 0x80) return {byte, 1};
  if (byte >= 0xc2 && byte < 0xe0) return {byte & 0x1fU, 2};
  if (byte >= 0xe0 && byte < 0xf0) return {byte & 0x0fU, 3};
  if (byte >= 0xf0 && byte < 0xf5) return {byte & 0x07U, 4};
  return kNone;
}

CodePoint code_point_at(std::string_view text, std::size_t at) {
  constexpr std::array<char32_t, 5> kSmallest{0, 0, 0x80, 0x800, 0x10000};
  CodePoint point = first_byte(static_cast<unsigned char>(text[at]));
  if (at + point.size > text.size()) return kNone;
  for (std::size_t i = 1; i < point.size; ++i) {
    if (!continues_character(text[at + i])) return kNone;
    point.value = (point.value << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3fU);
  }
  const bool is_valid = point.size != 0 && point.value >= kSmallest.at(point.size) &&
                        point.value <= 0x10ffff && !is_surrogate(point.value);
  return is_valid ? point : kNone;
}

void append_unit(std::string& out, char32_t unit) {
  out += static_cast<char>(unit & 0xffU);
  out += static_cast<char>(unit >> 8U);
}

std::string utf_16le_from(std::string_view utf_8) {
  std::string out(kUtf16LeMark);
  out.reserve(2 * utf_8.size() + 2);
  for (std::size_t at = 0; at < utf_8.size();) {
    const CodePoint point = code_point_at(utf_8, at);
    at += std::max<std::size_t>(point.size, 1);
    if (point.value < 0x10000) {
      append_unit(out, point.value);
    } else {
      append_unit(out, 0xd7c0 + (point.value >> 10U));
      append_unit(out, 0xdc00 + (point.value & 0x3ffU));
    }
  }
  return out;
}

void append_utf_8(std::string& out, char32_t value) {
  const auto tail = [value](unsigned shift) {
    return static_cast<char>(0x80U | ((value >> shift) & 0x3fU));
  };
  if (value < 0x80) {
    out += static_cast<char>(value);
  } else if (value < 0x800) {
    out += {static_cast<char>(0xc0U | (value >> 6U)), tail(0)};
  } else if (value < 0x10000) {
    out += {static_cast<char>(0xe0U | (value >> 12U)), tail(6), tail(0)};
  } else {
    out += {static_cast<char>(0xf0U | (value >> 18U)), tail(12), tail(6), tail(0)};
  }
}

Result<std::string> utf_8_from_16(std::string_view bytes, std::size_t low_byte) {
  const auto unit_at = [&](std::size_t at) -> char32_t {
    const auto low = static_cast<unsigned char>(bytes[at + low_byte]);
    const auto high = static_cast<unsigned char>(bytes[at + 1 - low_byte]);
    return low | (static_cast<char32_t>(high) << 8U);
  };
  std::string out;
  out.reserve(bytes.size());
  for (std::size_t at = 2; at + 1 < bytes.size(); at += 2) {
    char32_t value = unit_at(at);
    if (value >= 0xd800 && value < 0xdc00 && at + 3 < bytes.size() &&
        (unit_at(at + 2) & 0xfc00U) == 0xdc00) {
      at += 2;
      value = 0x10000 + ((value & 0x3ffU) << 10U) + (unit_at(at) & 0x3ffU);
    }
    if (is_surrogate(value)) {
      return refuse({.message = "half a surrogate pair in UTF-16 text", .offset = at});
    }
    append_utf_8(out, value);
  }
  if (bytes.size() % 2 != 0) {
    return refuse({.message = "UTF-16 text of an odd number of bytes", .offset = bytes.size() - 1});
  }
  return out;
}

}  // namespace

std::string_view to_string(Encoding encoding) {
  return kEncodings.at(static_cast<std::size_t>(encoding)).name;
}

std::optional<Encoding> find_encoding(std::string_view name) {
  for (const Row& row : kEncodings) {
    if (row.name == name) return row.encoding;
  }
  return std::nullopt;
}

std::string encode(std::string text, Encoding encoding) {
  if (encoding == Encoding::utf_8) return text;
  if (encoding == Encoding::utf_16le) return utf_16le_from(text);
  if (encoding == Encoding::utf_8_bom_unless_ascii && is_ascii(text)) return text;
  return text.insert(0, kUtf8Mark);
}

Result<std::string> decode(std::string bytes) {
  if (bytes.starts_with(kUtf8Mark)) return bytes.erase(0, kUtf8Mark.size());
  if (bytes.starts_with(kUtf16LeMark)) return utf_8_from_16(bytes, 0);
  if (bytes.starts_with(kUtf16BeMark)) return utf_8_from_16(bytes, 1);
  return bytes;
}

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

bool continues_character(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80;
}

std::size_t find_not_utf_8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    const CodePoint point = code_point_at(text, at);
    if (point.size == 0) break;
    at += point.size;
  }
  return at;
}

std::size_t utf_16_units(std::string_view text) {
  std::size_t units = 0;
  for (std::size_t at = 0; at < text.size(); ++units) {
    const CodePoint point = code_point_at(text, at);
    at += point.size == 0 ? 1 : point.size;
    units += point.size == 4 ? 1 : 0;
  }
  return units;
}

}  // namespace rspkit

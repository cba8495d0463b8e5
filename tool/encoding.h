// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "error.h"

namespace rspkit {

/// How the text of a response file is laid down in bytes.
enum class Encoding {
  utf_8,                   // the bytes of the arguments as they are, whatever they mean
  utf_8_bom,               // UTF-8 behind a byte order mark
  utf_8_bom_unless_ascii,  // the same, but plain ASCII goes without one
  utf_16le,                // UTF-16, low byte first, behind a byte order mark
};

std::string_view to_string(Encoding encoding);

/// The encoding called `utf-8`, `utf-8-bom`, `utf-8-bom-unless-ascii` or `utf-16le`; none for
/// another name.
std::optional<Encoding> find_encoding(std::string_view name);

/// Lays `text` down, which is UTF-8 where the encoding is not `utf_8`. Inverse of `decode`.
std::string encode(std::string text, Encoding encoding);

/// The text in `bytes` for a reader that knows byte order marks: UTF-8 without its mark, UTF-16 of
/// either order turned into UTF-8, anything else as it is. Fails on broken UTF-16.
Result<std::string> decode(std::string bytes);

/// Whether all bytes of `text` are ASCII.
bool is_ascii(std::string_view text);

/// Whether `byte` goes on with a character of UTF-8 that began before it.
bool continues_character(char byte);

/// The offset of the first byte of `text` that is no UTF-8; its size where all are.
std::size_t find_not_utf_8(std::string_view text);

/// How many UTF-16 units `text` takes; each byte that is no UTF-8 counts as one.
std::size_t utf_16_units(std::string_view text);

}  // namespace rspkit

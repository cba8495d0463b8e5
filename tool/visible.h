// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace rspkit {

/// How messages name a byte: "a newline", "a NUL byte", "byte 0x1b", "'x'".
std::string name_of_byte(char byte);

/// `text` for a message, in one line: control bytes escaped as in C, a long text cut in the middle.
///
///     visible("a\nb");   // 'a\nb'
std::string visible(std::string_view text);

/// The same in full, for what people want to copy: a file's name.
std::string visible_path(std::string_view path);

}  // namespace rspkit

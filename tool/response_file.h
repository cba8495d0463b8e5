// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "dialect.h"
#include "error.h"
#include "reader.h"

namespace rspkit {

/// The bytes of a response file that holds `arguments` for `reader`: one argument a line (records
/// with their separator), in the reader's encoding and line ends.
///
/// The text has been read back with the reader's own rules and compared. Fails on an argument that
/// the reader would not get unchanged (the message names it and the byte), on `@x` where the reader
/// would open x, and, as an internal error, when the text does not read back.
///
/// Inverse of `read_response_file`.
Result<std::string> write_response_file(std::span<const std::string_view> arguments,
                                        const Dialect& dialect, const Reader& reader);

/// Fails on the first argument that `reader` would take for the name of a response file.
Result<void> refuse_at_files(std::span<const std::string_view> arguments, const Reader& reader);

}  // namespace rspkit

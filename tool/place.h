// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "error.h"

namespace rspkit {

/// Turns the offset of `error` into a place in the file `path`, whose content is `text`:
///
///     objs.rsp:3:8: error: quote is never closed
///         -DNAME="unterminated
///                ^
///
/// Lines and columns count from 1; columns count characters, not bytes.
Error with_place(Error error, std::string_view path, std::string_view text);

/// Says which argument of a list `error` is about, the first one being 1, and at which of its
/// bytes:
///
///     argument 2, 'b\nc', byte 2: dialect 'lines' cannot carry a newline
///
Error with_argument(Error error, std::size_t index, std::string_view argument);

/// Puts the name of the program in front of what `error` says.
Error with_program(Error error, std::string_view program);

}  // namespace rspkit

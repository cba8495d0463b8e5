// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "dialect.h"
#include "error.h"

namespace rspkit {

/// Spells `argument` so that every reader of `dialect` reads it back unchanged.
///
/// Arguments that need no quotes come back as they are. Fails, with the offset of the byte, when
/// the dialect has no spelling for the argument:
///
///     quote("a b", gnu);   // "a b" in double quotes
///     quote("a", gnu);     // a
///     quote("", llvm);     // error: dialect 'llvm' cannot carry an empty argument
///
/// Inverse of `tokenize`: tokenize(quote(a, d), d) == {as_read(a, d)}, where records need their
/// separator.
Result<std::string> quote(std::string_view argument, const Dialect& dialect);

/// The same, added to the end of `text`; on failure `text` is unchanged.
Result<void> append_quoted(std::string& text, std::string_view argument, const Dialect& dialect);

/// What the program makes of `argument` on its command line: the argument itself, but for two
/// dialects, whose programs look at quotes in it once more. `link` drops them; `nvcc` takes those
/// of an option for literal ones that protect commas, which only \" and \, can say in a file:
///
///     as_read(R"(/LIBPATH:"a b")", link);   // /LIBPATH:a b
///     as_read(R"(-DX="a,b")", nvcc);        // -DX=\"a\,b\"
std::string as_read(std::string_view argument, const Dialect& dialect);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "error.h"

namespace rspkit {

/// What nvcc makes of an argument after it was read, on its command line and from a file alike; all
/// of this was measured with nvcc 13.0 on Linux. Values are divided at commas, outside of double
/// quotes; a backslash makes the next byte literal; then each step is started as one line of a
/// shell, in which a value stands as its option says.
enum class NvccKind {
  macro,        // -D -U: in "...", a double quote of the value is escaped
  path,         // -I -L -isystem -include: in "...", quotes are dropped, $ and \ are escaped
  shell_words,  // -X...: as it is, so that it is words of the shell
  name,         // -o, inputs, other options: in "...", as it is
};

/// How the value of `argument` goes on, an option with its value joined.
NvccKind nvcc_kind(std::string_view argument);

/// `argument` without a double quote that only protects commas, as a file can say it: those that
/// arrive are \", the others go, and each comma between them is \, in both cases:
///
///     without_bare_quotes(R"(-DX="a,b")");   // -DX=\"a\,b\"
///     without_bare_quotes(R"(-I"a,b")");     // -Ia\,b
///
/// A `name` comes back as it is: its quotes cannot be said otherwise.
std::string without_bare_quotes(std::string_view argument);

/// The values that nvcc hands on for `option` (-D, -I, ...) with `value`:
///
///     nvcc_values("-D", R"(f\(x\,y\),z)");   // {"f(x,y)", "z"}
std::vector<std::string> nvcc_values(std::string_view option, std::string_view value);

/// Fails where the shell would act on `argument`, with the offset of the byte that it acts on.
/// `option` is the word before, whose value the argument may be.
Result<void> check_nvcc_value(std::string_view option, std::string_view argument);

}  // namespace rspkit

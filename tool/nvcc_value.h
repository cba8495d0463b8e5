// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "error.h"

namespace rspkit {

/// What nvcc makes of an argument after it was read, on its command line and from a file alike: it
/// may divide it at commas and take backslashes away, and then puts it into one line of a shell for
/// each step. All of this was measured with nvcc 13.0 on Linux.
///
/// kind        options                   backslashes  "..." in it    in the shell's line
/// macro       -D -U                     taken away   arrive         in "...", " escaped
/// path        -I -L -isystem -include   stay         go, a pair     in "...", $ escaped
/// host_words  -Xcompiler                taken away   arrive         bare
/// words       other -X, -l              either       either         bare, $ escaped
/// unknown     other options             stay         stay           bare
/// name        -o, inputs                stay         break out      in "..."
enum class NvccKind { macro, path, host_words, words, unknown, name };

/// How `argument` goes on: an option with its value joined, or a name.
NvccKind nvcc_kind(std::string_view argument);

/// `argument` without double quotes that only protect commas, as a file can say it: those of macros
/// and host words are \" and the commas between them \, and those of paths go:
///
///     without_bare_quotes(R"(-DX="a,b")");   // -DX=\"a\,b\"
///     without_bare_quotes(R"(-I"a b")");     // -Ia b
///
/// Others, and a path that needs its quotes for a comma, come back as they are: there is no way.
std::string without_bare_quotes(std::string_view argument);

/// The values that gcc is given for `option` (-D, -I, ...) with `value`:
///
///     nvcc_values("-D", R"(f\(x\,y\),z)");   // {"f(x,y)", "z"}
std::vector<std::string> nvcc_values(std::string_view option, std::string_view value);

/// Fails where the shell would act on `argument`, with the offset of the byte that it acts on.
/// `option` is the word before, whose value the argument may be.
Result<void> check_nvcc_value(std::string_view option, std::string_view argument);

}  // namespace rspkit

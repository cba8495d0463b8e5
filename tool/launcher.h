// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace rspkit {

/// What stands between the start of a command and the program that reads the arguments.
enum class Through {
  launchers,                   // ccache, env, cmake -E env, ...
  launchers_and_interpreters,  // and python SCRIPT, sh -c TEXT, ...
};

/// The number of words at the start of `command` that are no arguments of the program that reads:
/// launchers with their options, and the program itself. At least 1, unless the command is empty.
///
///     leading_words({"ccache", "g++", "-c", "a.cpp"}, Through::launchers);   // 2
std::size_t leading_words(std::span<const std::string_view> command, Through through);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "argument_list.h"
#include "error.h"

namespace rspkit {

/// Argument lists in one line, for tables: {"a b", ""} is `[a b][]`, an error `!message`.
std::string show(const std::vector<std::string_view>& arguments);
std::string show(const Result<std::vector<std::string>>& arguments);
std::string show(const Result<ArgumentList>& list);

/// `!message`, with ` @offset` where there is one and ` note: ...` where there is one.
std::string show(const Error& error);

/// Calls `visit` with every string over `alphabet` of up to `longest` characters, the empty one
/// first.
void for_each_string(std::string_view alphabet, std::size_t longest,
                     const std::function<void(const std::string&)>& visit);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "error.h"

namespace rspkit {

/// What nvcc's steps are given for the value of one of its list options: the parts between commas,
/// a backslash taken away before each byte that it escapes, and what a shell makes of that in "..."
/// on hosts of POSIX:
///
///     nvcc_values(R"(f\(x\,y\),z)");   // {"f(x,y)", "z"}
///
/// A comma between double quotes divides nothing, and those quotes arrive. Fails as
/// `check_nvcc_value` does.
Result<std::vector<std::string>> nvcc_values(std::string_view value);

/// Fails where the shell that nvcc starts would act on `argument`, at the byte that it acts on: `$`
/// or a backtick without enough backslashes to arrive, and a double quote that would end its
/// quotes.
Result<void> check_nvcc_value(std::string_view argument);

}  // namespace rspkit

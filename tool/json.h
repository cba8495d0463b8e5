// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "error.h"
#include "table.h"

namespace rspkit {

/// `{"schema": 1, "arguments": [...]}` in one line. Fails on an argument that is not UTF-8.
Result<std::string> json_of_arguments(const std::vector<std::string_view>& arguments);

/// `{"schema": 1, "TOPIC": [{COLUMN: CELL, ...}, ...]}`.
std::string json_of_table(std::string_view topic, const Table& table);

}  // namespace rspkit

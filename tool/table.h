// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace rspkit {

struct Column {
  std::string name;
  bool is_number = false;
};

/// Rows for people and programs alike: the columns are the fields of the JSON objects, an empty
/// cell is a dash in text and null in JSON.
struct Table {
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows;
};

/// The table in aligned columns, their names first.
std::string text_of_table(const Table& table);

}  // namespace rspkit

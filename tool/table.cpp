// SPDX-License-Identifier: MIT
#include "table.h"

#include <fmt/format.h>

#include <algorithm>

namespace rspkit {

namespace {

std::string shown(const std::string& cell) {
  return cell.empty() ? "-" : cell;
}

}  // namespace

std::string text_of_table(const Table& table) {
  std::vector<std::vector<std::string>> lines(1);
  for (const Column& column : table.columns) lines.front().push_back(column.name);
  lines.insert(lines.end(), table.rows.begin(), table.rows.end());
  std::vector<std::size_t> widths(table.columns.size());
  for (const auto& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], line[i].size());
  }
  std::string text;
  for (const auto& line : lines) {
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
      text += fmt::format("{:<{}}", shown(line[i]), widths[i] + 2);
    }
    text += shown(line.back()) + '\n';
  }
  return text;
}

}  // namespace rspkit

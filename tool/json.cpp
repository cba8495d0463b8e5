// SPDX-License-Identifier: MIT
#include "json.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "encoding.h"
#include "visible.h"

namespace rspkit {

Result<std::string> json_of_arguments(const std::vector<std::string_view>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (find_not_utf_8(arguments[i]) == arguments[i].size()) continue;
    return refuse({.message = fmt::format("argument {}, {}: JSON carries only UTF-8", i + 1,
                                          visible(arguments[i])),
                   .note = "--format nul carries every byte"});
  }
  const nlohmann::ordered_json json{{"schema", 1}, {"arguments", arguments}};
  return json.dump() + "\n";
}

std::string json_of_table(std::string_view topic, const Table& table) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const auto& row : table.rows) {
    nlohmann::ordered_json object;
    for (std::size_t i = 0; i < row.size(); ++i) {
      nlohmann::ordered_json& field = object[table.columns[i].name];
      if (row[i].empty()) continue;  // null
      field = table.columns[i].is_number ? nlohmann::ordered_json::parse(row[i])
                                         : nlohmann::ordered_json(row[i]);
    }
    rows.push_back(std::move(object));
  }
  const nlohmann::ordered_json json{{"schema", 1}, {std::string(topic), std::move(rows)}};
  return json.dump(2) + '\n';
}

}  // namespace rspkit

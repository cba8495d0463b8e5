// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <string>

#include "command_line.h"
#include "file.h"
#include "limit.h"
#include "process.h"
#include "program.h"
#include "visible.h"

namespace rspkit {
namespace {

// A table for people and programs alike: the columns name the fields of the JSON objects.
struct Table {
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;
};

Table table_of_dialects() {
  Table table{{"dialect", "rules", "verified"}, {}};
  for (const Dialect& row : dialects()) {
    table.rows.push_back(
        {std::string(row.name), std::string(row.summary), std::string(row.verified)});
  }
  return table;
}

std::string or_dash(std::string_view text) {
  return text.empty() ? "-" : std::string(text);
}

Table table_of_programs() {
  Table table{
      {"program", "linux", "macos", "windows", "switch", "encoding", "inner_limit", "verified"},
      {}};
  for (const Program& row : programs()) {
    const Reader& reader = *row.linux;
    table.rows.push_back({std::string(row.name), or_dash(row.linux->dialect),
                          or_dash(row.macos->dialect), or_dash(row.windows->dialect),
                          or_dash(reader.switch_text),
                          reader.reads_files() ? std::string(to_string(reader.encoding)) : "-",
                          or_dash(reader.inner_limit), or_dash(reader.verified)});
  }
  return table;
}

Table table_of_limits() {
  Table table{{"limit", "allowed", "unit", "of"}, {}};
  const Machine machine = this_machine();
  for (const LimitRow& row : limit_rows()) {
    const Limit limit = limit_on(row, machine);
    table.rows.push_back({limit.name, std::to_string(limit.allowed), std::string(row.unit),
                          std::string(row.summary)});
  }
  return table;
}

struct Topic {
  std::string_view name;
  Table (*make)();
};

constexpr std::array kTopics{
    Topic{"dialects", table_of_dialects},
    Topic{"limits", table_of_limits},
    Topic{"programs", table_of_programs},
};

std::string as_text(const Table& table) {
  std::vector<std::size_t> widths;
  for (const std::string& column : table.columns) widths.push_back(column.size());
  for (const auto& row : table.rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text;
  const auto add = [&](const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
      text += fmt::format("{:<{}}", cells[i], widths[i] + 2);
    }
    text += cells.back() + '\n';
  };
  add(table.columns);
  for (const auto& row : table.rows) add(row);
  return text;
}

std::string as_json(std::string_view topic, const Table& table) {
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  for (const auto& row : table.rows) {
    nlohmann::ordered_json object;
    for (std::size_t i = 0; i < row.size(); ++i) object[table.columns[i]] = row[i];
    rows.push_back(std::move(object));
  }
  const nlohmann::ordered_json json{{"schema", 1}, {std::string(topic), std::move(rows)}};
  return json.dump(2) + '\n';
}

Result<void> list(const std::string& format, const CommandLine& words) {
  if (format != "text" && format != "json") {
    return refuse({.message = fmt::format("unknown format {}", visible(format)),
                   .note = "the formats are text and json",
                   .fault = Fault::call});
  }
  const auto* const topic = std::find_if(kTopics.begin(), kTopics.end(), [&](const Topic& row) {
    return words.size() == 1 && row.name == words.front();
  });
  if (topic == kTopics.end()) {
    return refuse(
        {.message = "list takes one word: dialects, limits or programs", .fault = Fault::call});
  }
  const Table table = topic->make();
  return write_file("-", format == "json" ? as_json(topic->name, table) : as_text(table));
}

constexpr const char* kDescription =
    R"(Usage: rspkit list dialects|limits|programs [--format text|json]

Lists what is known.
)";

constexpr const char* kFooter = R"(
dialects: how readers spell arguments.  programs: which dialect each program reads on each host
(- means that it reads no response file).  limits: what fits a command line, as on this machine.
)";

}  // namespace

int command_list(const CommandLine& line) {
  std::string format = "text";
  CLI::App app(kDescription, "list");
  app.footer(kFooter);
  app.allow_extras();
  app.add_option("--format", format, "text (default) or json")->option_text("FORMAT");
  return run_command(app, line, [&](const CommandLine& words) { return list(format, words); });
}

}  // namespace rspkit

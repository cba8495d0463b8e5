// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>
#include <string>

#include "command_line.h"
#include "file.h"
#include "json.h"
#include "limit.h"
#include "process.h"
#include "program.h"
#include "table.h"
#include "visible.h"

namespace rspkit {
namespace {

Table table_of_dialects() {
  Table table{{{"dialect"}, {"rules"}, {"verified"}}, {}};
  for (const Dialect& row : dialects()) {
    table.rows.push_back(
        {std::string(row.name), std::string(row.summary), std::string(row.verified)});
  }
  return table;
}

// Switch, encoding, inner limit and proof are those of the first host where it reads files.
const Reader& shown_reader(const Program& row) {
  for (const Reader* const reader : {row.linux, row.macos, row.windows}) {
    if (reader->reads_files()) return *reader;
  }
  return *row.linux;
}

Table table_of_programs() {
  Table table{{{"program"},
               {"linux"},
               {"macos"},
               {"windows"},
               {"switch"},
               {"encoding"},
               {"inner_limit"},
               {"verified"}},
              {}};
  for (const Program& row : programs()) {
    const Reader& reader = shown_reader(row);
    const std::string_view encoding = reader.reads_files() ? to_string(reader.encoding) : "";
    table.rows.push_back({std::string(row.name), std::string(row.linux->dialect),
                          std::string(row.macos->dialect), std::string(row.windows->dialect),
                          std::string(reader.switch_text), std::string(encoding),
                          std::string(reader.inner_limit), std::string(reader.verified)});
  }
  return table;
}

Table table_of_limits() {
  Table table{{{"limit"}, {"allowed", true}, {"unit"}, {"of"}}, {}};
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
  return write_file("-",
                    format == "json" ? json_of_table(topic->name, table) : text_of_table(table));
}

constexpr const char* kUsage =
    R"(Usage: rspkit list dialects|limits|programs [--format text|json]

Lists what is known.
)";

constexpr const char* kExamples = R"(
dialects: how readers spell arguments; ninja is another name of shell, on Windows of windows.  programs: which dialect each program reads on each host
(- means that it reads no response file).  limits: what fits a command line, as on this machine.
)";

}  // namespace

int command_list(const CommandLine& line) {
  std::string format = "text";
  const Syntax syntax{.name = "list",
                      .usage = kUsage,
                      .options = {{"--format", &format, "FORMAT", "text (default) or json"}},
                      .examples = kExamples};
  return run_command(syntax, line, [&](const CommandLine& words) { return list(format, words); });
}

}  // namespace rspkit

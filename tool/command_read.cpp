// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "command_line.h"
#include "command_options.h"
#include "encoding.h"
#include "expand.h"
#include "file.h"
#include "response_file.h"
#include "visible.h"

namespace rspkit {
namespace {

struct Options {
  ReaderOptions reader;
  std::string format = "lines";
  bool is_raw = false;
};

constexpr const char* kDescription =
    R"(Usage: rspkit read (--for PROGRAM | --dialect NAME) [--no-expand] [--format FORMAT] FILE...

Shows what a program reads from response files.
)";

constexpr const char* kFooter = R"(
Shows the arguments that a program takes from response files; nested ones are read as the program
reads them, relative to the current directory.

  rspkit read --for gcc objects.rsp
  rspkit read --for lld-link --format shell objects.rsp
)";

Result<std::string> to_json(const std::vector<std::string_view>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (is_utf_8(arguments[i])) continue;
    return refuse({.message = fmt::format("argument {}, {}: JSON carries only UTF-8", i + 1,
                                          visible(arguments[i])),
                   .note = "--format nul carries every byte"});
  }
  const nlohmann::ordered_json json{{"schema", 1}, {"arguments", arguments}};
  return json.dump() + "\n";
}

Result<ArgumentList> read_files(const CommandLine& files, const ChosenReader& chosen,
                                bool is_expanded) {
  ArgumentList all;
  for (const std::string& file : files) {
    Result<std::string> bytes = read_file(file);
    if (!bytes) return refuse(bytes.error());
    Result<ArgumentList> list = read_response_file(file, std::move(*bytes), *chosen.dialect);
    if (list && is_expanded && chosen.reader.nested_files > 0) {
      list = expand(list->arguments(), *chosen.dialect, chosen.reader, read_file_if_there);
    }
    if (!list) return list;
    all.append(std::move(*list));
  }
  return all;
}

Result<void> read(const Options& options, const CommandLine& files) {
  const Result<ChosenReader> chosen = choose_reader(options.reader);
  if (!chosen) return refuse(chosen.error());
  if (files.empty()) return refuse({.message = "no FILE to read", .fault = Fault::call});
  const bool is_json = options.format == "json";
  const Result<const Dialect*> format =
      dialect_called(is_json ? "lines" : options.format, this_host());
  if (!format) return refuse(format.error());
  const Result<ArgumentList> list = read_files(files, *chosen, !options.is_raw);
  if (!list) return refuse(list.error());
  return (is_json ? to_json(list->arguments())
                  : write_response_file(list->arguments(), **format, Reader{}))
      .and_then([](const std::string& bytes) { return write_file("-", bytes); });
}

}  // namespace

int command_read(const CommandLine& line) {
  Options options;
  CLI::App app(kDescription, "read");
  app.footer(kFooter);
  app.allow_extras();
  add_reader_options(app, options.reader);
  app.add_flag("--no-expand", options.is_raw, "leave nested response files as the words they are");
  app.add_option("--format", options.format,
                 "how to print the arguments: lines (default), nul, json or another dialect")
      ->option_text("FORMAT");
  return run_command(app, line, [&](const CommandLine& files) { return read(options, files); });
}

}  // namespace rspkit

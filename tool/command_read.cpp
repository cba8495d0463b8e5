// SPDX-License-Identifier: MIT
#include "command_line.h"
#include "command_options.h"
#include "expand.h"
#include "file.h"
#include "json.h"
#include "response_file.h"

namespace rspkit {
namespace {

struct Options {
  ReaderOptions reader;
  std::string format = "lines";
  bool is_raw = false;
};

constexpr const char* kUsage =
    R"(Usage: rspkit read (--for PROGRAM | --dialect NAME) [--no-expand] [--format FORMAT] FILE...

Shows what a program reads from response files.
)";

constexpr const char* kExamples = R"(
Shows the arguments that a program takes from response files; nested ones are read as the program
reads them, relative to the current directory.

  rspkit read --for gcc objects.rsp
  rspkit read --for lld-link --format shell objects.rsp
)";

Result<ArgumentList> read_files(const CommandLine& files, const ChosenReader& chosen,
                                bool is_expanded) {
  ArgumentList all;
  for (const std::string& file : files) {
    const Reading reading{.dialect = *chosen.dialect,
                          .reader = chosen.reader,
                          .malformed = Malformed::is_read,
                          .inside_of = file};
    Result<std::string> bytes = read_file(file);
    if (!bytes) return refuse(bytes.error());
    Result<ArgumentList> list = read_response_file(file, std::move(*bytes), reading);
    if (list && is_expanded && chosen.reader.nested_files > 0) {
      Result<ArgumentList> expanded = expand(list->arguments(), reading, read_file_if_there);
      if (!expanded) return expanded;
      for (const Error& oddity : list->oddities()) all.note(oddity);
      list = std::move(expanded);
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
      dialect_called(is_json ? "lines" : options.format, this_host(), "ninja and json");
  if (!format) return refuse(format.error());
  const Result<ArgumentList> list = read_files(files, *chosen, !options.is_raw);
  if (!list) return refuse(list.error());
  for (const Error& oddity : list->oddities()) report(oddity, "read");
  return (is_json ? json_of_arguments(list->arguments())
                  : write_response_file(list->arguments(), **format, Reader{}))
      .and_then([](const std::string& bytes) { return write_file("-", bytes); });
}

}  // namespace

int command_read(const CommandLine& line) {
  Options options;
  const std::vector<Option> own{
      {"--no-expand", &options.is_raw, "", "leave nested response files as the words they are"},
      {"--format", &options.format, "FORMAT",
       "how to print the arguments: lines (default), nul, json or\n"
       "another dialect"},
  };
  const Syntax syntax{.name = "read",
                      .usage = kUsage,
                      .options = joined(own, reader_options(options.reader)),
                      .examples = kExamples};
  return run_command(syntax, line, [&](const CommandLine& files) { return read(options, files); });
}

}  // namespace rspkit

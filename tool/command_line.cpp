// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "file.h"
#include "program.h"
#include "visible.h"

namespace rspkit {
namespace {

Result<Host> parse_host(const std::string& name) {
  if (name.empty()) return this_host();
  if (const std::optional<Host> host = find_host(name)) return *host;
  return refuse({.message = fmt::format("unknown host {}", visible(name)),
                 .note = "the hosts are linux, macos and windows",
                 .fault = Fault::call});
}

Result<ChosenReader> reader_by_dialect(const ReaderOptions& options, Host host) {
  const Result<const Dialect*> dialect = dialect_called(options.dialect, host);
  if (!dialect) return refuse(dialect.error());
  const std::optional<Encoding> encoding = find_encoding(options.encoding);
  if (!encoding) {
    return refuse({.message = fmt::format("unknown encoding {}", visible(options.encoding)),
                   .note = "the encodings are utf-8, utf-8-bom and utf-16le",
                   .fault = Fault::call});
  }
  return ChosenReader{reader_from_dialect(**dialect, options.switch_text, *encoding), *dialect,
                      host};
}

Result<ChosenReader> reader_by_program(const std::string& name, Host host) {
  const Program* const row = find_program(name);
  if (row == nullptr) {
    return refuse({.message = fmt::format("unknown program {}", visible(name)),
                   .note = "rspkit list programs shows the known ones; --dialect NAME says how "
                           "another one reads",
                   .fault = Fault::call});
  }
  const Reader& reader = row->on(host);
  if (!reader.reads_files()) {
    return refuse({.message = fmt::format("{} reads no response file on {}", name, to_string(host)),
                   .note = "--dialect NAME overrides the table"});
  }
  return ChosenReader{reader, find_dialect(reader.dialect, host), host};
}

// What follows the options, without the `--` in front of it.
Result<CommandLine> rest_of(const CLI::App& app) {
  CommandLine rest = app.remaining();
  const bool ends_at_command = app.get_prefix_command();
  const auto dashes = std::find(rest.begin(), rest.end(), "--");
  const auto options_end = ends_at_command ? std::min(rest.begin() + 1, dashes) : dashes;
  const auto unknown = std::find_if(rest.begin(), options_end, [](const std::string& word) {
    return word.size() > 1 && word.starts_with('-');
  });
  if (unknown != options_end) {
    return refuse(
        {.message = fmt::format("unknown option {}", visible(*unknown)), .fault = Fault::call});
  }
  const bool is_ours = dashes != rest.end() && (!ends_at_command || dashes == rest.begin());
  if (is_ours) rest.erase(dashes);
  return rest;
}

std::string help_of(const CLI::App& app) {
  CLI::Formatter formatter;
  formatter.column_width(26);
  return app.get_description() + formatter.make_groups(&app, CLI::AppFormatMode::Normal) +
         app.get_footer();
}

}  // namespace

int report(const Error& error, std::string_view subcommand) {
  std::string text = error.has_place ? error.message : "rspkit: error: " + error.message;
  text += '\n';
  if (!error.note.empty()) {
    text += fmt::format("note: {}\n", error.note);
  } else if (error.fault == Fault::call) {
    text += fmt::format("note: rspkit {} --help shows the call\n", subcommand);
  }
  std::fwrite(text.data(), 1, text.size(), stderr);
  if (error.fault == Fault::internal) return kInternal;
  return error.fault == Fault::call ? kWrongCall : kRefused;
}

void add_reader_options(CLI::App& app, ReaderOptions& options) {
  const std::string group = "Who reads the file";
  app.add_option("--for", options.program,
                 "the program that reads it, as a name or path: ld.lld, x86_64-w64-mingw32-g++-12")
      ->option_text("PROGRAM")
      ->group(group);
  app.add_option("--dialect", options.dialect,
                 "its dialect: a name that rspkit list dialects shows")
      ->option_text("NAME")
      ->group(group);
  app.add_option("--switch", options.switch_text,
                 "with --dialect: what stands before the file's name (default @; a final blank "
                 "makes it a word of its own)")
      ->option_text("TEXT")
      ->group(group);
  app.add_option("--encoding", options.encoding,
                 "with --dialect: utf-8 (default), utf-8-bom or utf-16le")
      ->option_text("NAME")
      ->group(group);
  app.add_option("--host", options.host,
                 "where the program runs: linux, macos or windows (default: here; .exe, .bat and "
                 ".cmd mean windows)")
      ->option_text("HOST")
      ->group(group);
}

Result<Host> host_of(const ReaderOptions& options, std::string_view program) {
  if (!options.host.empty()) return parse_host(options.host);
  return parse_program_name(program).host.value_or(this_host());
}

Result<ChosenReader> choose_reader(const ReaderOptions& options) {
  if (!options.program.empty() && !options.dialect.empty()) {
    return refuse({.message = "--for and --dialect exclude each other", .fault = Fault::call});
  }
  if (!options.is_given()) {
    return refuse({.message = "who reads the file? --for PROGRAM or --dialect NAME is missing",
                   .fault = Fault::call});
  }
  const Result<Host> host = host_of(options, options.program);
  if (!host) return refuse(host.error());
  if (!options.dialect.empty()) return reader_by_dialect(options, *host);
  return reader_by_program(options.program, *host);
}

void add_input_options(CLI::App& app, InputOptions& options) {
  const std::string group = "Where the list comes from";
  app.add_option("--from", options.from, "a file that holds it; - is standard input")
      ->option_text("FILE")
      ->group(group);
  app.add_option("--from-format", options.format,
                 "how the file spells it: lines (default; one argument a line), cmake-lists, nul, "
                 "shell, ninja or another dialect")
      ->option_text("FORMAT")
      ->group(group);
  app.add_flag("-0,--null", options.is_nul, "the same as --from-format nul")->group(group);
}

Result<ArgumentList> read_input(const InputOptions& options, Host host) {
  if (!options.is_given()) return ArgumentList();
  const std::string format = options.is_nul ? "nul" : options.format;
  const bool is_cmake = format == "cmake-lists";
  const Result<const Dialect*> dialect = dialect_called(is_cmake ? "lines" : format, host);
  if (!dialect) return refuse(dialect.error());
  Result<std::string> text = read_file(options.from);
  if (!text) return refuse(text.error());
  if (is_cmake) return list_from_cmake(std::move(*text));
  return list_from_dialect(std::move(*text), **dialect,
                           options.from == "-" ? "standard input" : options.from);
}

Result<std::optional<CommandLine>> parse(CLI::App& app, const CommandLine& line) {
  app.allow_windows_style_options(false);
  CommandLine words(line.rbegin(), line.rend() - 1);  // CLI11 takes them last one first
  try {
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    return write_file("-", help_of(app)).map([] { return std::optional<CommandLine>(); });
  } catch (const CLI::ParseError& error) {
    return refuse({.message = error.what(), .fault = Fault::call});
  }
  return rest_of(app);
}

int run_command(CLI::App& app, const CommandLine& line,
                const std::function<Result<void>(const CommandLine&)>& body) {
  const Result<std::optional<CommandLine>> words = parse(app, line);
  const Result<void> result = !words   ? Result<void>(refuse(words.error()))
                              : *words ? body(**words)
                                       : Result<void>();
  return result ? kDone : report(result.error(), app.get_name());
}

Result<const Dialect*> dialect_called(std::string_view name, Host host) {
  if (const Dialect* const dialect = find_dialect(name, host)) return dialect;
  std::string names;
  for (const Dialect& row : dialects()) names += fmt::format("{}, ", row.name);
  return refuse({.message = fmt::format("unknown dialect {}", visible(name)),
                 .note = fmt::format("the dialects are {}and ninja", names),
                 .fault = Fault::call});
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "command_options.h"

#include <fmt/format.h>

#include "file.h"
#include "program.h"
#include "visible.h"

namespace rspkit {
namespace {

Result<Host> parse_host(const std::string& name) {
  if (const std::optional<Host> host = find_host(name)) return *host;
  return refuse({.message = fmt::format("unknown host {}", visible(name)),
                 .note = "the hosts are linux, macos and windows",
                 .fault = Fault::call});
}

Result<ChosenReader> reader_by_dialect(const ReaderOptions& options, Host host) {
  const Result<const Dialect*> dialect = dialect_called(*options.dialect, host);
  if (!dialect) return refuse(dialect.error());
  const std::optional<Encoding> encoding = find_encoding(options.encoding.value_or("utf-8"));
  if (!encoding) {
    return refuse({.message = fmt::format("unknown encoding {}", visible(*options.encoding)),
                   .note = "the encodings are utf-8, utf-8-bom and utf-16le",
                   .fault = Fault::call});
  }
  const std::string_view switch_text =
      options.switch_text ? std::string_view(*options.switch_text) : "@";
  return ChosenReader{reader_from_dialect(**dialect, switch_text, *encoding), *dialect, host};
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

}  // namespace

std::vector<Option> reader_options(ReaderOptions& options) {
  const std::string group = "Who reads the file";
  return {
      {"--for", &options.program, "PROGRAM",
       "the program that reads it, a name or a path:\n"
       "ld.lld, x86_64-w64-mingw32-g++-12",
       group},
      {"--dialect", &options.dialect, "NAME", "its dialect: a name that rspkit list dialects shows",
       group},
      {"--switch", &options.switch_text, "TEXT",
       "with --dialect: what stands before the file's name (default @);\n"
       "a final blank makes it a word of its own",
       group},
      {"--encoding", &options.encoding, "NAME",
       "with --dialect: utf-8 (default), utf-8-bom or utf-16le", group},
      {"--host", &options.host, "HOST",
       "where the program runs: linux, macos or windows\n"
       "(default: here; .exe, .bat and .cmd mean windows)",
       group},
  };
}

Result<void> check_reader_options(const ReaderOptions& options) {
  if (options.dialect || !(options.switch_text || options.encoding)) return {};
  return refuse({.message = fmt::format("{} needs --dialect",
                                        options.switch_text ? "--switch" : "--encoding"),
                 .fault = Fault::call});
}

Result<Host> host_of(const ReaderOptions& options, std::string_view program) {
  if (options.host) return parse_host(*options.host);
  return parse_program_name(program).host.value_or(this_host());
}

Result<ChosenReader> choose_reader(const ReaderOptions& options) {
  if (const Result<void> checked = check_reader_options(options); !checked) {
    return refuse(checked.error());
  }
  if (options.program && options.dialect) {
    return refuse({.message = "--for and --dialect exclude each other", .fault = Fault::call});
  }
  if (!options.is_given()) {
    return refuse({.message = "who reads the file? --for PROGRAM or --dialect NAME is missing",
                   .fault = Fault::call});
  }
  const Result<Host> host = host_of(options, options.program.value_or(""));
  if (!host) return refuse(host.error());
  if (options.dialect) return reader_by_dialect(options, *host);
  return reader_by_program(*options.program, *host);
}

std::vector<Option> input_options(InputOptions& options) {
  const std::string group = "Where the list comes from";
  return {
      {"--from", &options.from, "FILE", "a file that holds it; - is standard input", group},
      {"--from-format", &options.format, "FORMAT",
       "how it is spelled there: lines (default; one argument a line),\n"
       "cmake-lists, nul, shell, ninja or another dialect",
       group},
      {"-0,--null", &options.is_nul, "", "the same as --from-format nul", group},
  };
}

std::vector<Option> joined(std::vector<Option> first, const std::vector<Option>& second,
                           const std::vector<Option>& third) {
  first.insert(first.end(), second.begin(), second.end());
  first.insert(first.end(), third.begin(), third.end());
  return first;
}

Result<ArgumentList> read_input(const InputOptions& options, Host host) {
  if (options.format && options.is_nul) {
    return refuse({.message = "--from-format and -0 exclude each other", .fault = Fault::call});
  }
  if (!options.from && (options.format || options.is_nul)) {
    return refuse(
        {.message = fmt::format("{} needs --from", options.is_nul ? "-0" : "--from-format"),
         .fault = Fault::call});
  }
  if (!options.from) return ArgumentList();
  const std::string format = options.is_nul ? "nul" : options.format.value_or("lines");
  const bool is_cmake = format == "cmake-lists";
  const Result<const Dialect*> dialect =
      dialect_called(is_cmake ? "lines" : format, host, "ninja and cmake-lists");
  if (!dialect) return refuse(dialect.error());
  Result<std::string> text = read_file(*options.from);
  if (!text) return refuse(text.error());
  if (is_cmake) return list_from_cmake(std::move(*text));
  return list_from_dialect(std::move(*text), **dialect,
                           *options.from == "-" ? "standard input" : *options.from);
}

Result<const Dialect*> dialect_called(std::string_view name, Host host, std::string_view besides) {
  if (const Dialect* const dialect = find_dialect(name, host)) return dialect;
  return refuse({.message = fmt::format("unknown dialect {}", visible(name)),
                 .note = fmt::format("rspkit list dialects shows the names; also {}", besides),
                 .fault = Fault::call});
}

}  // namespace rspkit

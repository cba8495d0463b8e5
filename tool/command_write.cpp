// SPDX-License-Identifier: MIT
#include "command_line.h"
#include "command_options.h"
#include "file.h"
#include "place.h"
#include "program.h"
#include "response_file.h"

namespace rspkit {
namespace {

struct Options {
  ReaderOptions reader;
  InputOptions input;
  std::string output = "-";
};

constexpr const char* kUsage =
    R"(Usage: rspkit write (--for PROGRAM | --dialect NAME) [-o FILE] [--from FILE] [--] [ARGUMENT...]

Writes a response file that a program reads back exactly.
)";

constexpr const char* kExamples = R"(
The arguments given come first, then the list. The file is read back in memory before it is
published: what the program sees is what was asked for, or there is an error and no file.
A file that is right already keeps its time stamp.

  rspkit write --for gcc -o objects.rsp --from objects.txt
  rspkit write --dialect lines -o list.txt -- "a file" -x
  find . -name '*.o' -print0 | rspkit write --for lld-link -o o.rsp --from - -0
)";

Result<void> write(const Options& options, const CommandLine& words) {
  const Result<ChosenReader> chosen = choose_reader(options.reader);
  if (!chosen) return refuse(chosen.error());
  if (words.empty() && !options.input.from) {
    return refuse(
        {.message = "no arguments and no --from: nothing to write", .fault = Fault::call});
  }
  Result<ArgumentList> list = read_input(options.input, chosen->host);
  if (!list) return refuse(list.error());
  ArgumentList all;
  for (const std::string& word : words) all.add(word);
  all.append(std::move(*list));
  return refuse_at_files(all.arguments(), chosen->reader)
      .and_then(
          [&] { return write_response_file(all.arguments(), *chosen->dialect, chosen->reader); })
      .map_error([&](Error error) {
        return options.reader.program
                   ? with_program(std::move(error), file_name(*options.reader.program))
                   : error;
      })
      .and_then([&](const std::string& bytes) { return write_file(options.output, bytes); });
}

}  // namespace

int command_write(const CommandLine& line) {
  Options options;
  const Option output{"-o,--output", &options.output, "FILE",
                      "where to write it (default -: standard output)"};
  const Syntax syntax{
      .name = "write",
      .usage = kUsage,
      .options = joined({output}, reader_options(options.reader), input_options(options.input)),
      .examples = kExamples};
  return run_command(syntax, line, [&](const CommandLine& words) { return write(options, words); });
}

}  // namespace rspkit

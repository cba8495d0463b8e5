// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "error.h"

namespace rspkit {

/// Exit statuses; `run` has its own, since the program's shine through.
enum ExitStatus : int {
  kDone = 0,
  kRefused = 1,
  kWrongCall = 2,
  kInternal = 70,
  kRunFault = 125,
  kNotRunnable = 126,
  kNotFound = 127,
};

/// The words of a subcommand's line: its name, its options, the rest.
using CommandLine = std::vector<std::string>;

/// `rspkit write`, `read`, `run`, `list`: each takes its line and gives the exit status.
int command_write(const CommandLine& line);
int command_read(const CommandLine& line);
int command_run(const CommandLine& line);
int command_list(const CommandLine& line);

/// Prints `error` to standard error and gives the status of its fault. A wrong call without a way
/// out of its own is sent to the help of `subcommand`.
int report(const Error& error, std::string_view subcommand);

/// An option of a subcommand: its names, where its value goes, and what --help says of it.
struct Option {
  /// A flag, a value with a default, one that may be missing, one that may be given again.
  using Target =
      std::variant<bool*, std::string*, std::optional<std::string>*, std::vector<std::string>*>;

  std::string names;  // as `-o,--output`
  Target target;
  std::string value;  // what --help calls the value; empty for a flag
  std::string help;   // lines of at most 70 characters
  std::string group = "Options";
};

/// What follows the options.
enum class Rest {
  words,    // anywhere among the options, or behind `--`
  command,  // from the first word that is no option on
};

/// How a subcommand is called.
struct Syntax {
  std::string name;
  std::string usage;  // the first part of --help
  std::vector<Option> options;
  std::string examples;  // the last part
  Rest rest = Rest::words;
};

/// What came of parsing: the words that follow the options, without a `--` in front of them, or
/// nothing where help was asked for and printed. Fails on a wrong call.
Result<std::optional<CommandLine>> parse(const Syntax& syntax, const CommandLine& line);

/// Runs `body` with the words that `parse` found and gives the exit status of the whole.
int run_command(const Syntax& syntax, const CommandLine& line,
                const std::function<Result<void>(const CommandLine&)>& body);

}  // namespace rspkit

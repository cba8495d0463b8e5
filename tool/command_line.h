// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "argument_list.h"
#include "dialect.h"
#include "error.h"
#include "reader.h"

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

/// The options that say who reads: --for or --dialect, with --switch, --encoding and --host.
struct ReaderOptions {
  std::string program;
  std::string dialect;
  std::string switch_text = "@";
  std::string encoding = "utf-8";
  std::string host;

  [[nodiscard]] bool is_given() const { return !program.empty() || !dialect.empty(); }
};

void add_reader_options(CLI::App& app, ReaderOptions& options);

/// A reader with its dialect and the host that it runs on.
struct ChosenReader {
  Reader reader;
  const Dialect* dialect = nullptr;
  Host host = Host::linux;
};

/// The host that the options name, else the one that a program's extension or rspkit's own is.
Result<Host> host_of(const ReaderOptions& options, std::string_view program);

/// The reader that the options name. Fails on both, neither, names that are unknown, and a program
/// that reads no response file.
Result<ChosenReader> choose_reader(const ReaderOptions& options);

/// The options that say where the list comes from: --from, --from-format, -0.
struct InputOptions {
  std::string from;
  std::string format = "lines";
  bool is_nul = false;

  [[nodiscard]] bool is_given() const { return !from.empty(); }
};

void add_input_options(CLI::App& app, InputOptions& options);

/// Reads the list that the options name. Fails where it is missing, unreadable or misspelled.
Result<ArgumentList> read_input(const InputOptions& options, Host host);

/// What came of parsing: the words that follow the options, without a `--` in front of them, or
/// nothing where help was asked for and printed. Fails on a wrong call.
Result<std::optional<CommandLine>> parse(CLI::App& app, const CommandLine& line);

/// Runs `body` with the words that `parse` found and gives the exit status of the whole.
int run_command(CLI::App& app, const CommandLine& line,
                const std::function<Result<void>(const CommandLine&)>& body);

/// The dialect called `name`. Fails, listing the names, on another one.
Result<const Dialect*> dialect_called(std::string_view name, Host host);

}  // namespace rspkit

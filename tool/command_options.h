// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "argument_list.h"
#include "command_line.h"
#include "dialect.h"
#include "error.h"
#include "host.h"
#include "reader.h"

namespace rspkit {

/// The options that say who reads: --for or --dialect, with --switch, --encoding and --host.
struct ReaderOptions {
  std::optional<std::string> program;
  std::optional<std::string> dialect;
  std::optional<std::string> switch_text;
  std::optional<std::string> encoding;
  std::optional<std::string> host;

  [[nodiscard]] bool is_given() const { return program || dialect; }
};

std::vector<Option> reader_options(ReaderOptions& options);

/// Fails on options that mean nothing without --dialect.
Result<void> check_reader_options(const ReaderOptions& options);

/// A reader with its dialect and the host that it runs on.
struct ChosenReader {
  Reader reader;
  const Dialect* dialect = nullptr;
  Host host = Host::linux;
};

/// The host that the options name, else the one that a program's extension or rspkit's own is.
Result<Host> host_of(const ReaderOptions& options, std::string_view program);

/// The reader that the options name. Fails on both, neither, names that are unknown, a program that
/// reads no response file, and as `check_reader_options`.
Result<ChosenReader> choose_reader(const ReaderOptions& options);

/// The options that say where the list comes from: --from, --from-format, -0.
struct InputOptions {
  std::optional<std::string> from;
  std::optional<std::string> format;
  bool is_nul = false;
};

std::vector<Option> input_options(InputOptions& options);

/// Reads the list that the options name. Fails where it is missing, unreadable or misspelled.
Result<ArgumentList> read_input(const InputOptions& options, Host host);

/// All options of `first`, then those of the others.
std::vector<Option> joined(std::vector<Option> first, const std::vector<Option>& second,
                           const std::vector<Option>& third = {});

/// The dialect called `name`. Fails on another one, saying where the names are and which there are
/// `besides`.
Result<const Dialect*> dialect_called(std::string_view name, Host host,
                                      std::string_view besides = "ninja");

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "error.h"
#include "host.h"

namespace rspkit {

/// What a limit weighs a command by.
enum class Measure {
  windows_line,  // the quoted line in UTF-16 units, program included
  text,          // all words in bytes, one byte between two
  longest_word,  // the longest word in bytes
  linux_exec,    // what Linux counts: strings, pointers, environment, path
  macos_exec,    // the same by macOS' rules
  gcc_options,   // the options of a gcc in quotes, as one environment string
  nvcc_options,  // the options of nvcc in quotes, as part of one shell command
  link_line,     // what clang writes for Microsoft's link in one line, if it is to link so
};

/// How much a command may weigh.
struct Limit {
  std::string name;
  Measure measure = Measure::text;
  std::size_t allowed = 0;
};

/// What the kernel of this machine allows, as values; see `linux_exec_allowed`.
struct Machine {
  std::size_t page_size = 4096;        // bytes
  std::size_t stack_size = 8U << 20U;  // bytes, the soft limit; kUnlimited: no limit
  static constexpr std::size_t kUnlimited = static_cast<std::size_t>(-1);
};

/// A row of the table of limits.
struct LimitRow {
  std::string_view name;
  Measure measure;
  std::string_view unit;
  std::size_t (*allowed)(const Machine& machine);
  std::string_view summary;
};

/// All rows, sorted by name.
std::span<const LimitRow> limit_rows();

/// The limit of a row on a machine: fixed, or computed from what the machine is.
Limit limit_on(const LimitRow& row, const Machine& machine);

/// The limits of every program that starts on `host`; `is_batch` for .bat and .cmd files.
std::vector<Limit> limits_of(Host host, bool is_batch, const Machine& machine);

/// The limit of the row called `name`, or none.
std::optional<Limit> limit_called(std::string_view name, const Machine& machine);

/// Reads `NAME`, `NAME=N` or `N` (bytes of text). Fails on an unknown name and on N that is no
/// number, 0, or larger than what the name allows by itself.
Result<Limit> parse_limit(std::string_view text, const Machine& machine);

}  // namespace rspkit

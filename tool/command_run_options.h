// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command_line.h"
#include "command_options.h"
#include "error.h"
#include "execution.h"
#include "limit.h"
#include "plan.h"

namespace rspkit {

/// What the caller of `rspkit run` asks for.
struct RunOptions {
  ReaderOptions reader;
  InputOptions input;
  std::optional<std::string> when;
  std::vector<std::string> limits;
  std::optional<std::string> response_path;
  std::optional<std::string> at_format;
  std::optional<std::string> output;
  bool is_batch = false;
  bool is_dry = false;
};

std::vector<Option> run_options(RunOptions& options);

/// Fails on options that contradict each other or the command.
Result<void> check_run_options(const RunOptions& options, const CommandLine& command);

/// --when, else RSPKIT_WHEN. Fails on another word.
Result<When> when_of(const RunOptions& options);

/// RSPKIT_KEEP. Fails on another word.
Result<Keep> keep_of_environment();

/// What a command on `host` must fit: the system's limits, and those of --limit, else of
/// RSPKIT_LIMIT. Fails as `parse_limit` does.
Result<std::vector<Limit>> limits_for(const RunOptions& options, Host host, bool is_batch);

}  // namespace rspkit

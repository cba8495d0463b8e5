// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>

#include "batch.h"
#include "error.h"
#include "plan.h"

namespace rspkit {

/// When a response file in the private directory stays.
enum class Keep { on_failure, always, never };

/// How a planned job is carried out.
struct Execution {
  std::string executable;                    // the file that is started
  std::optional<std::string> response_path;  // where the file goes and stays; none: the private
                                             // directory
  std::optional<std::string> output;         // for the program's standard output; none or -: ours
  Keep keep = Keep::on_failure;
  bool input_is_empty = false;
};

/// Plans and runs `job` and gives its exit status; a program that a signal killed takes this
/// process along. A command that the system calls too long in spite of its cost goes through a
/// file.
Result<int> run_job(const Job& job, const Execution& execution);

/// Runs the program of `job` once for each of `batches`, in order, up to the first run that fails,
/// and gives the exit status of the last one.
Result<int> run_batches(const Job& job, std::span<const Batch> batches, const Execution& execution);

/// Prints the commands that `run_batches` would run.
Result<int> show_batches(const Job& job, std::span<const Batch> batches,
                         const Execution& execution);

/// Prints the command that `run_job` would run, and its response file; starts and writes nothing.
Result<int> show_job(const Job& job, const Execution& execution);

}  // namespace rspkit

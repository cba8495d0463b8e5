// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "error.h"
#include "plan.h"

namespace rspkit {

/// When a response file in the private directory stays.
enum class Keep { on_failure, always, never };

/// How a planned job is carried out.
struct Execution {
  std::string executable;  // the file that is started
  std::string
      response_path;   // where the response file goes and stays; empty: the private directory
  std::string output;  // the file for the program's standard output; empty: ours
  Keep keep = Keep::on_failure;
  bool input_is_empty = false;
};

/// Plans and runs `job` and gives its exit status; a program that a signal killed takes this
/// process along. A command that the system calls too long in spite of its cost goes through a
/// file.
Result<int> run_job(const Job& job, const Execution& execution);

/// Prints the command that `run_job` would run, and its response file; starts and writes nothing.
Result<int> show_job(const Job& job, const Execution& execution);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cost.h"
#include "error.h"
#include "limit.h"

namespace rspkit {

/// Where a child's standard streams lead, if elsewhere than ours.
struct Streams {
  bool input_is_empty = false;
  int output = -1;  // a descriptor, or -1
};

/// How a child ended: an exit status, or the signal that killed it.
struct Ended {
  int status = 0;
  std::optional<int> signal;
};

/// The file that runs as `name`: `name` itself where it holds a slash, else found on PATH. Fails as
/// not found or not runnable.
Result<std::string> find_executable(std::string_view name);

/// Becomes the program at `path`; returns only when that failed: not runnable or too long.
Error replace_process(const std::string& path, const std::vector<std::string>& words,
                      Streams streams);

/// Runs the program at `path` and waits for it. SIGTERM and SIGHUP are passed on to it; SIGINT and
/// SIGQUIT reach it from the terminal by themselves. Fails as `replace_process`. Fails as
/// `replace_process`.
Result<Ended> run_process(const std::string& path, const std::vector<std::string>& words,
                          Streams streams);

/// Ends this process by `signal`.
void die_by(int signal);

/// The absolute path of the current directory; empty where it has none any more.
std::string current_directory();

/// What the system allows and what a command carries with it here.
Machine this_machine();
Surroundings these_surroundings();

}  // namespace rspkit

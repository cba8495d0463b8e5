// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cost.h"
#include "dialect.h"
#include "error.h"
#include "expand.h"
#include "planned.h"
#include "reader.h"

namespace rspkit {

/// When a list goes through a response file.
enum class When {
  automatic,         // if the command does not fit otherwise
  always,            // asked for on the command line: an error for a program that reads none
  always_if_it_can,  // asked for by the environment: such a program is left alone
  never,
};

/// A command that is to be run, and what is known of it.
struct Job {
  std::vector<std::string_view> words;  // program and arguments, the list put in its place
  std::size_t leading = 1;              // words up to and including the program that reads
  std::size_t list_begin = 0;           // where the list stands in `words`
  std::size_t list_size = 0;
  std::optional<Reader> reader = {};   // none: the program is not known
  const Dialect* dialect = nullptr;    // the reader's; null where it reads no response file
  const Dialect* at_format = nullptr;  // how response files in `words` are spelled, if otherwise
  Host host = Host::linux;             // where the program runs
  When when = When::automatic;
  std::vector<Limit> limits = {};   // of what the program is started with
  std::optional<Limit> inner = {};  // of what it holds then, files read
  Surroundings surroundings = {};
};

/// Decides how `job` is run.
///
/// What fits, and needs no spelling anew, is run as given. Otherwise response files in it are read,
/// and the list goes in line if it now fits, else into one new response file; options that pass
/// the inner limit of a driver go to its children by files of their own. Fails where a file is
/// needed but forbidden, unknown or impossible, and as `expand` and `write_response_file` do.
Result<Plan> plan_run(const Job& job, const FileSource& source);

/// `plan_run` for a job that the system called too long in spite of its computed cost.
Result<Plan> plan_file(const Job& job, const FileSource& source);

}  // namespace rspkit

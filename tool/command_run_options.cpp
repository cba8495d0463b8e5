// SPDX-License-Identifier: MIT
#include "command_run_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "process.h"
#include "visible.h"

namespace rspkit {
namespace {

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

std::vector<std::string> divided_at_commas(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

}  // namespace

std::vector<Option> run_options(RunOptions& options) {
  return {
      {"--when", &options.when, "WHEN",
       "use a response file: auto (default; if the command does not fit),\n"
       "always or never"},
      {"--limit", &options.limits, "LIMIT",
       "what fits, besides what the system allows: NAME, NAME=N or N bytes;\n"
       "rspkit list limits shows the names; may be given again"},
      {"--rsp", &options.response_path, "FILE", "where to write the response file; it stays there"},
      {"--at-format", &options.at_format, "DIALECT",
       "how response files in COMMAND are spelled, if not as its program\n"
       "reads: ninja, shell or another dialect"},
      {"--stdout", &options.output, "FILE",
       "write the command's standard output there, only if it succeeds"},
      {"--batch", &options.is_batch, "",
       "run the command as often as it takes, each time with as much of the\n"
       "list as fits; stop at the first failure; for programs that read none"},
      {"--dry-run", &options.is_dry, "",
       "print the command that would be run, and the response file;\n"
       "run nothing"},
  };
}

Result<void> check_run_options(const RunOptions& options, const CommandLine& command) {
  const bool has_file = options.response_path && *options.response_path != "-";
  if (options.response_path && !has_file) {
    return refuse({.message = "--rsp needs a file, which the program opens by its name",
                   .fault = Fault::call});
  }
  if (has_file && options.response_path == options.input.from) {
    return refuse({.message = "--rsp and --from name the same file", .fault = Fault::call});
  }
  if (options.input.from && std::count(command.begin(), command.end(), "{}") > 1) {
    return refuse({.message = "{} stands in the command more than once", .fault = Fault::call});
  }
  if (options.is_batch) {
    if (!options.input.from) {
      return refuse({.message = "--batch needs --from, the list to divide", .fault = Fault::call});
    }
    for (const bool is_given : {options.when.has_value(), options.response_path.has_value(),
                                options.at_format.has_value()}) {
      if (!is_given) continue;
      return refuse({.message = "--batch uses no response file: it excludes --when, --rsp and "
                                "--at-format",
                     .fault = Fault::call});
    }
  }
  return check_reader_options(options.reader);
}

Result<When> when_of(const RunOptions& options) {
  const bool is_asked_for = options.when.has_value();
  const std::string name = options.when.value_or(environment("RSPKIT_WHEN"));
  if (name == "auto" || (name.empty() && !is_asked_for)) return When::automatic;
  if (name == "never") return When::never;
  if (name == "always") return is_asked_for ? When::always : When::always_if_it_can;
  return refuse({.message = fmt::format("{} {}: neither auto, always nor never",
                                        is_asked_for ? "--when" : "RSPKIT_WHEN", visible(name)),
                 .fault = Fault::call});
}

Result<Keep> keep_of_environment() {
  const std::string name = environment("RSPKIT_KEEP");
  if (name.empty() || name == "failure") return Keep::on_failure;
  if (name == "always") return Keep::always;
  if (name == "never") return Keep::never;
  return refuse(
      {.message = fmt::format("RSPKIT_KEEP {}: neither failure, always nor never", visible(name)),
       .fault = Fault::call});
}

Result<std::vector<Limit>> limits_for(const RunOptions& options, Host host, bool is_batch) {
  const Machine machine = this_machine();
  std::vector<Limit> limits = limits_of(host, is_batch, machine);
  if (host != this_host()) {  // a Windows program started from here, as by Wine
    std::ranges::copy(limits_of(this_host(), false, machine), std::back_inserter(limits));
  }
  std::vector<std::string> given = options.limits;
  if (given.empty()) given = divided_at_commas(environment("RSPKIT_LIMIT"));
  for (const std::string& text : given) {
    Result<Limit> limit = parse_limit(text, machine);
    if (!limit) return refuse(limit.error());
    limits.push_back(std::move(*limit));
  }
  return limits;
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "command_line.h"
#include "command_options.h"
#include "execution.h"
#include "file.h"
#include "launcher.h"
#include "plan.h"
#include "process.h"
#include "program.h"
#include "visible.h"

namespace rspkit {
namespace {

struct Options {
  ReaderOptions reader;
  InputOptions input;
  std::optional<std::string> when;
  std::vector<std::string> limits;
  std::optional<std::string> response_path;
  std::optional<std::string> at_format;
  std::optional<std::string> output;
  bool is_dry = false;
};

constexpr const char* kUsage =
    R"(Usage: rspkit run [OPTION...] [--] COMMAND [ARGUMENT...]

Runs a command; if it is too long, through a response file that its program reads.
)";

constexpr const char* kExamples = R"(
A command that fits runs as it is. The list goes where the word {} stands in COMMAND, else to its
end; an empty list without a COMMAND is success. Options end at the first word that is none. Without
--rsp the file lies in a private directory under TMPDIR; it is removed after success and kept after
a failure.

An argument @x, in COMMAND or in the list, is what it is to the program: a response file.

Environment, where no option says otherwise: RSPKIT_WHEN, RSPKIT_LIMIT (several divided by commas),
and RSPKIT_KEEP: failure (default), always or never.

Exit status: the command's; 125 a fault of rspkit, 126 it cannot be run, 127 it is not found.

  rspkit run --from objects.txt -- ar qc libmany.a
  rspkit run --dialect lines --from objects.txt -- ./index.py --out index.txt {}
)";

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

// The words of the command with the list in its place.
Job job_with_words(const CommandLine& command, const ArgumentList& list,
                   const InputOptions& input) {
  Job job{.words = {command.begin(), command.end()}};
  if (!input.from) return job;
  auto place = std::find(job.words.begin(), job.words.end(), "{}");
  if (place != job.words.end()) place = job.words.erase(place);
  job.list_begin = static_cast<std::size_t>(place - job.words.begin());
  job.list_size = list.arguments().size();
  job.words.insert(place, list.arguments().begin(), list.arguments().end());
  return job;
}

Result<When> when_of(const Options& options) {
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

std::vector<std::string> divided_at_commas(std::string_view text) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(','), text.size());
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return parts;
}

Result<std::vector<Limit>> limits_for(const Options& options, Host host, bool is_batch) {
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

// Fills in who reads the command's arguments and how.
Result<void> choose_reader_for(Job& job, const Options& options) {
  const Through through =
      options.reader.is_given() ? Through::launchers_and_interpreters : Through::launchers;
  job.leading = leading_words(job.words, through);
  const std::string_view program = job.words.at(job.leading - 1);
  const Result<Host> host = host_of(options.reader, program);
  if (!host) return refuse(host.error());
  job.host = *host;
  if (options.reader.is_given()) {
    const Result<ChosenReader> chosen = choose_reader(options.reader);
    if (!chosen) return refuse(chosen.error());
    job.reader = chosen->reader;
  } else if (const Program* const row = find_program(program)) {
    job.reader = row->on(job.host);
  }
  if (job.reader) {
    job.dialect = dialect_of(*job.reader, std::span(job.words).subspan(job.leading));
  }
  return {};
}

// The limits that the program brings with it; one that the caller lowered is lower.
void add_limits_of_reader(Job& job) {
  if (!job.reader) return;
  const Machine machine = this_machine();
  if (const auto line = limit_called(job.reader->line_limit, machine)) job.limits.push_back(*line);
  job.inner = limit_called(job.reader->inner_limit, machine);
  if (!job.inner) return;
  for (const Limit& limit : job.limits) {
    if (limit.name == job.inner->name) {
      job.inner->allowed = std::min(job.inner->allowed, limit.allowed);
    }
  }
  std::erase_if(job.limits, [&](const Limit& limit) {
    return limit.name == job.inner->name && limit.measure != Measure::macos_exec;
  });
}

Result<Job> job_of(const Options& options, Job job, std::string_view path) {
  if (const Result<void> chosen = choose_reader_for(job, options); !chosen) {
    return refuse(chosen.error());
  }
  if (options.at_format) {
    const Result<const Dialect*> format = dialect_called(*options.at_format, job.host);
    if (!format) return refuse(format.error());
    job.at_format = *format;
  }
  const Result<When> when = when_of(options);
  if (!when) return refuse(when.error());
  job.when = *when;
  const bool is_batch = parse_program_name(job.words.front()).is_batch;
  Result<std::vector<Limit>> limits = limits_for(options, job.host, is_batch);
  if (!limits) return refuse(limits.error());
  job.limits = std::move(*limits);
  add_limits_of_reader(job);
  job.surroundings = these_surroundings();
  job.surroundings.path_bytes = path.size();
  return job;
}

Result<void> check_options(const Options& options, const CommandLine& command) {
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
  return check_reader_options(options.reader);
}

struct Input {
  CommandLine command;
  ArgumentList list;
};

Result<int> run(const Options& options, const Input& input) {
  Job given = job_with_words(input.command, input.list, options.input);
  if (given.words.empty() && options.input.from) return kDone;  // nothing is to be run
  if (input.command.empty()) {
    return refuse({.message = "no COMMAND to run", .fault = Fault::call});
  }
  if (const Result<void> checked = check_options(options, input.command); !checked) {
    return refuse(checked.error());
  }
  const Result<Keep> keep = keep_of_environment();
  if (!keep) return refuse(keep.error());
  Result<std::string> executable = find_executable(given.words.front());
  if (!executable && !options.is_dry) return refuse(executable.error());
  const Result<Job> job = job_of(options, std::move(given), executable.value_or(""));
  if (!job) return refuse(job.error());
  const Execution execution{.executable = executable.value_or(""),
                            .response_path = options.response_path,
                            .output = options.output,
                            .keep = *keep,
                            .input_is_empty = options.input.from == "-"};
  return options.is_dry ? show_job(*job, execution) : run_job(*job, execution);
}

std::vector<Option> run_options(Options& options) {
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
      {"--dry-run", &options.is_dry, "",
       "print the command that would be run, and the response file;\n"
       "run nothing"},
  };
}

// 125 to 127 are rspkit's own, as with env and xargs, so that the program's status shines through.
int status_of(Fault fault) {
  if (fault == Fault::not_found) return kNotFound;
  return fault == Fault::not_runnable ? kNotRunnable : kRunFault;
}

Result<int> parse_and_run(const Syntax& syntax, const CommandLine& line, const Options& options) {
  Result<std::optional<CommandLine>> command = parse(syntax, line);
  if (!command) return refuse(command.error());
  if (!*command) return kDone;
  const Result<Host> host = host_of(options.reader, "");
  if (!host) return refuse(host.error());
  Result<ArgumentList> list = read_input(options.input, *host);
  if (!list) return refuse(list.error());
  return run(options, {std::move(**command), std::move(*list)});
}

}  // namespace

int command_run(const CommandLine& line) {
  Options options;
  const Syntax syntax{.name = "run",
                      .usage = kUsage,
                      .options = joined(run_options(options), reader_options(options.reader),
                                        input_options(options.input)),
                      .examples = kExamples,
                      .rest = Rest::command};
  const Result<int> status = parse_and_run(syntax, line, options);
  if (status) return *status;
  report(status.error(), syntax.name);
  return status_of(status.error().fault);
}

}  // namespace rspkit

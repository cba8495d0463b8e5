// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <iterator>

#include "command_line.h"
#include "command_options.h"
#include "command_run_options.h"
#include "execution.h"
#include "file.h"
#include "launcher.h"
#include "plan.h"
#include "process.h"
#include "program.h"
#include "route.h"
#include "visible.h"

namespace rspkit {
namespace {

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
  rspkit run --dialect argparse --from objects.txt -- ./index.py --out index.txt {}
  rspkit run --batch --from sources.txt -- clang-format -i
)";

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

// cc and c++ may be gcc or clang; the file that they are a link to says which.
const Program* real_compiler(std::string_view program) {
  const Result<std::string> executable = find_executable(program);
  std::error_code failure;
  const std::filesystem::path path =
      std::filesystem::canonical(executable.value_or(std::string(program)), failure);
  const Program* const row = failure ? nullptr : find_program(path.string());
  constexpr std::array<std::string_view, 4> kCompilers{"clang", "clang++", "g++", "gcc"};
  const bool is_compiler = row != nullptr && std::find(kCompilers.begin(), kCompilers.end(),
                                                       row->name) != kCompilers.end();
  return is_compiler ? row : nullptr;
}

// Whether variables of nvcc's make it use a compiler that knows no specs files.
bool environment_names_clang() {
  constexpr std::array<const char*, 3> kNames{"NVCC_CCBIN", "NVCC_PREPEND_FLAGS",
                                              "NVCC_APPEND_FLAGS"};
  return std::any_of(kNames.begin(), kNames.end(), [](const char* name) {
    const char* const value = std::getenv(name);
    return value != nullptr && std::string_view(value).find("clang") != std::string_view::npos;
  });
}

// Fills in who reads the command's arguments and how.
Result<void> choose_reader_for(Job& job, const RunOptions& options) {
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
    const bool is_either = row->name == "cc" || row->name == "c++";
    const Program* const real = is_either ? real_compiler(program) : nullptr;
    if (real != nullptr) job.reader = real->on(job.host);
  }
  if (job.reader && job.reader->router == &kNvccRouter && environment_names_clang()) {
    job.reader->router = nullptr;
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

Result<Job> job_of(const RunOptions& options, Job job, std::string_view path) {
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

struct Input {
  CommandLine command;
  ArgumentList list;
};

Result<int> run(const RunOptions& options, const Input& input) {
  Job given = job_with_words(input.command, input.list, options.input);
  if (given.words.empty() && options.input.from) return kDone;  // nothing is to be run
  if (input.command.empty()) {
    return refuse({.message = "no COMMAND to run", .fault = Fault::call});
  }
  if (const Result<void> checked = check_run_options(options, input.command); !checked) {
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
  if (!options.is_batch) {
    return options.is_dry ? show_job(*job, execution) : run_job(*job, execution);
  }
  const Result<std::vector<Batch>> batches = plan_batches(*job);
  if (!batches) return refuse(batches.error());
  return options.is_dry ? show_batches(*job, *batches, execution)
                        : run_batches(*job, *batches, execution);
}

// 125 to 127 are rspkit's own, as with env and xargs, so that the program's status shines through.
int status_of(Fault fault) {
  if (fault == Fault::not_found) return kNotFound;
  return fault == Fault::not_runnable ? kNotRunnable : kRunFault;
}

Result<int> parse_and_run(const Syntax& syntax, const CommandLine& line,
                          const RunOptions& options) {
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
  RunOptions options;
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

// SPDX-License-Identifier: MIT
#include "plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "place.h"
#include "program.h"
#include "response_file.h"
#include "visible.h"

namespace rspkit {
namespace {

std::string_view program_of(const Job& job) {
  return file_name(job.words.at(job.leading - 1));
}

bool can_read_files(const Job& job) {
  return job.reader && job.reader->reads_files();
}

std::string describe(const Excess& excess) {
  const bool is_word = excess.limit.measure == Measure::longest_word;
  const bool is_windows = excess.limit.measure == Measure::windows_line;
  return fmt::format("{} takes {} {} where limit {} allows {}",
                     is_word ? "an argument of its command" : "its command", excess.cost,
                     is_windows ? "UTF-16 units" : "bytes", excess.limit.name,
                     excess.limit.allowed);
}

// Why no response file can be used; `need` says what asks for one.
tl::unexpected<Error> refuse_reader(const Job& job, std::string_view need) {
  const std::string_view why = job.reader ? "reads no response file" : "is not a known program";
  return refuse({.message = fmt::format("{} {}, and {}", program_of(job), why, need),
                 .note = "say how it reads one with --dialect NAME and --switch TEXT, or --for "
                         "PROGRAM; else hand it the list in a file or on standard input"});
}

std::span<const std::string_view> arguments_of(const Job& job) {
  return std::span(job.words).subspan(job.leading);
}

// A word that holds a NUL would reach the program cut off.
Result<Plan> without_nul(Plan plan, std::size_t leading) {
  for (std::size_t i = 0; i < plan.words.size(); ++i) {
    const std::size_t nul = plan.words[i].find('\0');
    if (nul == std::string_view::npos) continue;
    Error error{.message = "no program can be given a NUL byte", .offset = nul};
    if (i >= leading) return refuse(with_argument(std::move(error), i - leading, plan.words[i]));
    error.message = fmt::format("{}: {}", visible(plan.words[i]), error.message);
    return refuse(std::move(error));
  }
  return plan;
}

Plan plan_of_leading(const Job& job) {
  const std::span<const std::string_view> leading = std::span(job.words).first(job.leading);
  return {.words = {leading.begin(), leading.end()}};
}

Plan plan_in_line(const Job& job, ArgumentList expanded) {
  Plan plan = plan_of_leading(job);
  plan.words.insert(plan.words.end(), expanded.arguments().begin(), expanded.arguments().end());
  plan.texts = std::move(expanded);
  return plan;
}

Result<Plan> plan_response(const Job& job, ArgumentList expanded) {
  Plan plan = plan_of_leading(job);
  std::vector<std::string_view> inside;
  for (const std::string_view argument : expanded.arguments()) {
    (stays_outside(*job.reader, argument) ? plan.words : inside).push_back(argument);
  }
  Result<std::string> bytes = write_response_file(inside, *job.dialect, *job.reader);
  if (!bytes) return refuse(with_program(bytes.error(), program_of(job)));
  plan.response = std::move(*bytes);
  plan.texts = std::move(expanded);
  return plan;
}

// Whether a response file among the arguments is spelled otherwise than the program reads.
bool needs_spelling(const Job& job) {
  if (job.at_format == nullptr || job.at_format == job.dialect || !can_read_files(job))
    return false;
  const std::span<const std::string_view> arguments = arguments_of(job);
  return std::any_of(arguments.begin(), arguments.end(), [&](std::string_view word) {
    return word.starts_with(job.reader->switch_word());
  });
}

}  // namespace

Result<Plan> plan_run(const Job& job, const FileSource& source) {
  if (job.when == When::always && !can_read_files(job)) {
    return refuse_reader(job, "--when always asks for one");
  }
  const bool is_asked_for = job.when == When::always || job.when == When::always_if_it_can;
  if (is_asked_for && can_read_files(job)) return plan_file(job, source);

  Plan plan{.words = job.words};
  if (needs_spelling(job)) {
    Result<ArgumentList> expanded = expand(arguments_of(job), *job.at_format, *job.reader, source);
    if (!expanded) return refuse(expanded.error());
    plan = plan_in_line(job, std::move(*expanded));
  }
  const std::optional<Excess> excess = find_excess(plan.words, job.limits, job.surroundings);
  if (!excess) return without_nul(std::move(plan), job.leading);
  if (job.when == When::never) {
    return refuse({.message = fmt::format("{}: {}", program_of(job), describe(*excess)),
                   .note = "--when never forbids a response file"});
  }
  if (!can_read_files(job)) return refuse_reader(job, describe(*excess));
  return plan_file(job, source);
}

Result<Plan> plan_file(const Job& job, const FileSource& source) {
  if (!can_read_files(job)) return refuse_reader(job, "the system calls its command too long");
  const Dialect& format = job.at_format == nullptr ? *job.dialect : *job.at_format;
  Result<ArgumentList> expanded = expand(arguments_of(job), format, *job.reader, source);
  if (!expanded) return refuse(expanded.error());
  return plan_response(job, std::move(*expanded));
}

std::vector<std::string> start_words(const Plan& plan, const Job& job, std::string_view path) {
  std::vector<std::string> words(plan.words.begin(), plan.words.end());
  if (!plan.response) return words;
  const std::string_view switch_word = job.reader->switch_word();
  if (job.reader->switch_stands_alone()) {
    words.emplace_back(switch_word);
    words.emplace_back(path);
  } else {
    words.push_back(fmt::format("{}{}", switch_word, path));
  }
  return words;
}

}  // namespace rspkit

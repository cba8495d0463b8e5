// SPDX-License-Identifier: MIT
#include "plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "place.h"
#include "program.h"
#include "response_file.h"
#include "route.h"
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
  const Measure measure = excess.limit.measure;
  const bool is_options = measure == Measure::gcc_options || measure == Measure::nvcc_options;
  const bool is_word = measure == Measure::longest_word;
  return fmt::format("{} {} {} where limit {} allows {}",
                     is_options ? "its options take"
                     : is_word  ? "an argument of its command takes"
                                : "its command takes",
                     excess.cost, measure == Measure::windows_line ? "UTF-16 units" : "bytes",
                     excess.limit.name, excess.limit.allowed);
}

// Why no response file can be used; `need` says what asks for one.
tl::unexpected<Error> refuse_reader(const Job& job, std::string_view need) {
  const std::string_view why = job.reader ? "reads no response file" : "is not a known program";
  const bool has_way_out = job.reader && !job.reader->way_out.empty();
  return refuse({.message = fmt::format("{} {}, and {}", program_of(job), why, need),
                 .note = has_way_out ? std::string(job.reader->way_out)
                                     : "say how it reads one with --dialect NAME and --switch "
                                       "TEXT, or --for PROGRAM; else hand it the list in a file "
                                       "or on standard input"});
}

std::span<const std::string_view> arguments_of(const Job& job) {
  return std::span(job.words).subspan(job.leading);
}

Plan plan_of_leading(const Job& job) {
  return plan_of(std::span(job.words).first(job.leading));
}

std::vector<std::string_view> texts_of(const Plan& plan) {
  std::vector<std::string_view> texts;
  texts.reserve(plan.words.size());
  for (const PlannedWord& word : plan.words) texts.push_back(word.text);
  return texts;
}

std::optional<Excess> excess_of(const Plan& plan, const Job& job) {
  return find_excess(texts_of(plan), job.limits, job.surroundings);
}

std::optional<Excess> inner_excess(std::span<const std::string_view> arguments, const Job& job) {
  if (!job.inner) return std::nullopt;
  return find_excess(arguments, std::span(&*job.inner, 1), job.surroundings);
}

// A word that holds a NUL would reach the program cut off.
Result<Plan> without_nul(Plan plan, std::size_t leading) {
  for (std::size_t i = 0; i < plan.words.size(); ++i) {
    const std::string_view word = plan.words[i].text;
    const std::size_t nul = word.find('\0');
    if (nul == std::string_view::npos) continue;
    Error error{.message = "no program can be given a NUL byte", .offset = nul};
    if (i >= leading) return refuse(with_argument(std::move(error), i - leading, word));
    error.message = fmt::format("{}: {}", visible(word), error.message);
    return refuse(std::move(error));
  }
  return plan;
}

// What a child of a driver reads, in a file of its own: children are of the gcc family.
Result<void> add_child(Plan& plan, const ArgumentList& arguments, const Way& way) {
  if (arguments.empty()) return {};
  const Dialect& gnu = *find_dialect("gnu", Host::linux);
  const bool is_linker = way.child == Child::linker;
  const Result<std::size_t> file =
      add_response(plan, arguments.arguments(), gnu, Reader{.dialect = gnu.name},
                   is_linker ? ".link" : ".options");
  if (!file) return refuse(file.error());
  std::size_t named = *file;
  if (!way.spec.empty()) {
    plan.files.push_back({.ending = is_linker ? ".link.specs" : ".options.specs",
                          .bytes = std::string(way.spec),
                          .file = *file,
                          .bytes_end = way.spec_end});
    named = plan.files.size() - 1;
  }
  plan.words.push_back({way.word, named, way.path_refuses});
  return {};
}

// The arguments as they go to the program: its own, and files for its children where its options
// would not fit.
Result<Plan> routed(const Job& job, ArgumentList expanded) {
  Plan plan = plan_of_leading(job);
  const std::optional<Excess> excess = inner_excess(expanded.arguments(), job);
  plan.texts = std::move(expanded);
  if (!excess) return plan;
  const auto too_many = [&](const Excess& left) {
    return refuse(
        {.message = fmt::format("{}: {}, also in a response file", program_of(job), describe(left)),
         .note = "shorten paths, or leave options out"});
  };
  if (job.reader->router == nullptr) return too_many(*excess);
  Result<Routed> parts = route(plan.texts.arguments(), *job.reader->router);
  if (!parts) return refuse(with_program(parts.error(), program_of(job)));
  if (const auto left = inner_excess(parts->driver.arguments(), job)) return too_many(*left);
  for (const Way& way : job.reader->router->ways) {
    const Result<void> added =
        add_child(plan, parts->children.at(static_cast<std::size_t>(way.child)), way);
    if (!added) return refuse(with_program(added.error(), program_of(job)));
  }
  plan.texts = std::move(parts->driver);
  return plan;
}

// Where an argument goes when the list goes into a file.
struct Sorted {
  std::vector<std::string_view> before;
  std::vector<std::string_view> inside;
  std::vector<std::string_view> tail;  // behind the file: what takes the rest of its line
};

Sorted sorted(std::span<const std::string_view> arguments, const Reader& reader) {
  Sorted parts;
  for (const std::string_view argument : arguments) {
    const bool is_tail =
        !parts.tail.empty() || (!reader.starts_tail.empty() && argument == reader.starts_tail);
    if (is_tail) {
      parts.tail.push_back(argument);
    } else if (stays_outside(reader, argument)) {
      parts.before.push_back(argument);
    } else {
      parts.inside.push_back(argument);
    }
  }
  return parts;
}

// A reader of names takes the list alone; the command's own words stay before it.
Result<Plan> plan_names(const Job& job) {
  if (job.list_size == 0) {
    return refuse({.message = fmt::format("{} reads only names from a file, and no list of them "
                                          "was given",
                                          program_of(job)),
                   .note = "hand the names over with --from"});
  }
  const std::span<const std::string_view> words(job.words);
  Plan plan = plan_of(words.first(job.list_begin));
  const auto file = add_response(plan, words.subspan(job.list_begin, job.list_size), *job.dialect,
                                 *job.reader, "");
  if (!file) return refuse(with_program(file.error(), program_of(job)));
  add_switch(plan, *job.reader, *file);
  add_words(plan, words.subspan(job.list_begin + job.list_size));
  return plan;
}

Result<Plan> plan_response(const Job& job, Plan plan) {
  Sorted parts = sorted(plan.texts.arguments(), *job.reader);
  Plan outside = plan_of(parts.tail);
  if (excess_of(outside, job)) {  // then it goes inside, on one line
    parts.inside.insert(parts.inside.end(), parts.tail.begin(), parts.tail.end());
    parts.tail.clear();
  }
  add_words(plan, parts.before);
  const auto file = add_response(plan, parts.inside, *job.dialect, *job.reader, "");
  if (!file) return refuse(with_program(file.error(), program_of(job)));
  add_switch(plan, *job.reader, *file);
  add_words(plan, parts.tail);
  return plan;
}

Result<ArgumentList> expanded_arguments(const Job& job, const FileSource& source) {
  const Dialect& format = job.at_format == nullptr ? *job.dialect : *job.at_format;
  return expand(arguments_of(job), {format, *job.reader}, source);
}

// Whether a response file among the arguments is spelled otherwise than the program reads.
bool needs_spelling(const Job& job) {
  if (job.at_format == nullptr || job.at_format == job.dialect || !can_read_files(job)) {
    return false;
  }
  const std::span<const std::string_view> arguments = arguments_of(job);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (named_file(*job.reader, arguments.subspan(i)).words > 0) return true;
  }
  return false;
}

// Whether the options that the program will hold pass its inner limit. What cannot be read is left
// to the program.
bool passes_inner_limit(const Job& job, const FileSource& source) {
  if (!job.inner || !can_read_files(job)) return false;
  const Result<ArgumentList> expanded = expanded_arguments(job, source);
  return expanded && inner_excess(expanded->arguments(), job).has_value();
}

// The plan of a job that passes nothing but an inner limit: in line, if what is left fits there.
Result<Plan> plan_in_line(const Job& job, const FileSource& source) {
  Result<ArgumentList> expanded = expanded_arguments(job, source);
  if (!expanded) return refuse(expanded.error());
  Result<Plan> plan = routed(job, std::move(*expanded));
  if (!plan) return plan;
  Plan in_line{.words = plan->words};
  add_words(in_line, plan->texts.arguments());
  if (excess_of(in_line, job)) return plan_response(job, std::move(*plan));
  plan->words = std::move(in_line.words);
  return without_nul(std::move(*plan), job.leading);
}

}  // namespace

Result<Plan> plan_run(const Job& job, const FileSource& source) {
  if (job.when == When::always && !can_read_files(job)) {
    return refuse_reader(job, "--when always asks for one");
  }
  const bool is_asked_for = job.when == When::always || job.when == When::always_if_it_can;
  if (is_asked_for && can_read_files(job)) return plan_file(job, source);

  Plan plan = plan_of(job.words);
  if (needs_spelling(job)) {
    Result<ArgumentList> expanded = expanded_arguments(job, source);
    if (!expanded) return refuse(expanded.error());
    plan = plan_of_leading(job);
    add_words(plan, expanded->arguments());
    plan.texts = std::move(*expanded);
  }
  const std::optional<Excess> excess = excess_of(plan, job);
  const bool is_inner = passes_inner_limit(job, source);
  if (!excess && !is_inner) return without_nul(std::move(plan), job.leading);
  if (job.when == When::never) {
    const std::string what = excess ? describe(*excess) : "its options pass " + job.inner->name;
    return refuse({.message = fmt::format("{}: {}", program_of(job), what),
                   .note = "--when never forbids a response file"});
  }
  if (!can_read_files(job)) return refuse_reader(job, describe(*excess));
  return is_inner ? plan_in_line(job, source) : plan_file(job, source);
}

Result<Plan> plan_file(const Job& job, const FileSource& source) {
  if (!can_read_files(job)) return refuse_reader(job, "the system calls its command too long");
  if (job.reader->takes == Takes::names) return plan_names(job);
  Result<ArgumentList> expanded = expanded_arguments(job, source);
  if (!expanded) return refuse(expanded.error());
  Result<Plan> plan = routed(job, std::move(*expanded));
  if (!plan) return plan;
  return plan_response(job, std::move(*plan));
}

}  // namespace rspkit

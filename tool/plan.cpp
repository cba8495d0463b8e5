// SPDX-License-Identifier: MIT
#include "plan.h"

#include <fmt/format.h>

#include <algorithm>

#include "place.h"
#include "program.h"
#include "response_file.h"
#include "response_name.h"
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

// The names of planned files are not known yet; so much is kept free for each.
constexpr std::size_t kLongestName = 300;

std::optional<Excess> excess_of(const Plan& plan, const Job& job) {
  std::vector<Limit> limits = job.limits;
  for (Limit& limit : limits) {
    limit.allowed -= std::min(limit.allowed, kLongestName * plan.files.size());
  }
  return find_excess(texts_of(plan), limits, job.surroundings);
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

// A plan in the making: what stands in front, what follows once the rest is placed.
struct Draft {
  Plan plan;
  std::vector<PlannedWord> last = {};
};

// The text of a specs file up to the name of the other file, which a compiler cache does not read:
// so a comment changes with its content.
std::string spec_of(const Way& way, std::string_view content) {
  return fmt::format("# {}\n\n{}", response_name("rspkit", "", content), way.spec);
}

// What a child of a driver reads, in a file of its own: children are of the gcc family. It stands
// before the user's own -Wp and -Wa, as gcc puts it, but a specs file adds to those before it.
Result<void> add_child(Draft& draft, const ArgumentList& arguments, const Way& way) {
  if (arguments.empty()) return {};
  Plan& plan = draft.plan;
  const Dialect& dialect = *find_dialect(way.dialect, Host::linux);
  const Result<std::size_t> file = add_response(plan, arguments.arguments(), dialect,
                                                Reader{.dialect = way.dialect}, way.ending);
  if (!file) return refuse(file.error());
  if (way.spec.empty()) {
    plan.words.push_back({way.word, *file, way.path_refuses});
    return {};
  }
  plan.files.push_back({.ending = way.spec_ending,
                        .bytes = spec_of(way, plan.files[*file].bytes),
                        .file = *file,
                        .bytes_end = way.spec_end});
  draft.last.push_back({way.word, plan.files.size() - 1, way.path_refuses});
  return {};
}

tl::unexpected<Error> refuse_options(const Excess& excess, const Job& job) {
  return refuse(
      {.message = fmt::format("{}: {}, also in a response file", program_of(job), describe(excess)),
       .note = job.reader->way_out.empty() ? "shorten paths, or leave options out"
                                           : std::string(job.reader->way_out)});
}

// The arguments as they go to the program: its own, and files for its children where its options
// would not fit.
Result<Draft> routed(const Job& job, ArgumentList expanded) {
  Draft draft{plan_of_leading(job)};
  const std::optional<Excess> excess = inner_excess(expanded.arguments(), job);
  draft.plan.texts = std::move(expanded);
  if (!excess) return draft;
  if (job.reader->router == nullptr) return refuse_options(*excess, job);
  Result<Routed> parts = route(draft.plan.texts.arguments(), *job.reader->router);
  if (!parts) return refuse(with_program(parts.error(), program_of(job)));
  const std::optional<Excess> left = inner_excess(parts->driver.arguments(), job);
  if (left) return refuse_options(*left, job);
  for (const Way& way : parts->ways) {
    const ArgumentList& arguments = parts->children.at(static_cast<std::size_t>(way.child));
    const Result<void> added = add_child(draft, arguments, way);
    if (!added) return refuse(with_program(added.error(), program_of(job)));
  }
  draft.plan.texts = std::move(parts->driver);
  return draft;
}

// Where an argument goes when the list goes into a file.
struct Sorted {
  std::vector<std::string_view> before;
  std::vector<std::string_view> inside;
  std::vector<std::string_view> tail;  // behind the file: what takes the rest of its line
};

Sorted sorted(std::span<const std::string_view> arguments, const Reader& reader) {
  Sorted parts;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view argument = arguments[i];
    const bool is_tail =
        !parts.tail.empty() || (!reader.starts_tail.empty() && argument == reader.starts_tail);
    if (is_tail) {
      parts.tail.push_back(argument);
    } else if (stays_outside(reader, arguments, i)) {
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

Result<Plan> plan_response(const Job& job, Draft draft) {
  Plan& plan = draft.plan;
  Sorted parts = sorted(plan.texts.arguments(), *job.reader);
  if (excess_of(plan_of(parts.tail), job)) {  // then it goes inside, on one line
    parts.inside.insert(parts.inside.end(), parts.tail.begin(), parts.tail.end());
    parts.tail.clear();
  }
  add_words(plan, parts.before);
  const auto file = add_response(plan, parts.inside, *job.dialect, *job.reader, "");
  if (!file) return refuse(with_program(file.error(), program_of(job)));
  add_switch(plan, *job.reader, *file);
  add_words(plan, parts.tail);
  plan.words.insert(plan.words.end(), draft.last.begin(), draft.last.end());
  return std::move(plan);
}

// A file in another dialect may be named as its writer names all files.
Reading reading_of(const Job& job) {
  const bool is_other = job.at_format != nullptr;
  return {.dialect = is_other ? *job.at_format : *job.dialect,
          .reader = *job.reader,
          .opens_at_files = is_other};
}

Result<ArgumentList> expanded_arguments(const Job& job, const FileSource& source) {
  return expand(arguments_of(job), reading_of(job), source);
}

// Whether a response file among the arguments is spelled otherwise than the program reads.
bool needs_spelling(const Job& job) {
  if (job.at_format == nullptr || job.at_format == job.dialect || !can_read_files(job)) {
    return false;
  }
  const std::span<const std::string_view> arguments = arguments_of(job);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (named_file(reading_of(job), arguments.subspan(i)).words > 0) return true;
  }
  return false;
}

// How far the options that the program will hold pass its inner limit. What cannot be read is left
// to the program.
std::optional<Excess> excess_inside(const Job& job, const FileSource& source) {
  if (!job.inner || !can_read_files(job)) return std::nullopt;
  const Result<ArgumentList> expanded = expanded_arguments(job, source);
  return expanded ? inner_excess(expanded->arguments(), job) : std::nullopt;
}

// The plan of a job that passes nothing but an inner limit: in line, if what is left fits there.
Result<Plan> plan_in_line(const Job& job, const FileSource& source) {
  Result<ArgumentList> expanded = expanded_arguments(job, source);
  if (!expanded) return refuse(expanded.error());
  Result<Draft> draft = routed(job, std::move(*expanded));
  if (!draft) return refuse(draft.error());
  Plan& plan = draft->plan;
  const std::size_t before = plan.words.size();
  add_words(plan, plan.texts.arguments());
  plan.words.insert(plan.words.end(), draft->last.begin(), draft->last.end());
  if (!excess_of(plan, job)) return without_nul(std::move(plan), job.leading);
  plan.words.resize(before);
  return plan_response(job, std::move(*draft));
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
  const std::optional<Excess> inside = excess_inside(job, source);
  if (!excess && !inside) return without_nul(std::move(plan), job.leading);
  if (job.when == When::never) {
    return refuse(
        {.message = fmt::format("{}: {}", program_of(job), describe(excess ? *excess : *inside)),
         .note = "--when never forbids a response file"});
  }
  if (!can_read_files(job)) return refuse_reader(job, describe(*excess));
  return inside ? plan_in_line(job, source) : plan_file(job, source);
}

Result<Plan> plan_file(const Job& job, const FileSource& source) {
  if (!can_read_files(job)) return refuse_reader(job, "the system calls its command too long");
  if (job.reader->takes == Takes::names) return plan_names(job);
  Result<ArgumentList> expanded = expanded_arguments(job, source);
  if (!expanded) return refuse(expanded.error());
  Result<Draft> draft = routed(job, std::move(*expanded));
  if (!draft) return refuse(draft.error());
  return plan_response(job, std::move(*draft));
}

}  // namespace rspkit

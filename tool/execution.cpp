// SPDX-License-Identifier: MIT
#include "execution.h"

#include <fmt/format.h>

#include <cstdio>
#include <optional>

#include "file.h"
#include "process.h"
#include "quote.h"
#include "response_name.h"

namespace rspkit {
namespace {

std::string shell_line(const std::vector<std::string>& words) {
  const Dialect& shell = *find_dialect("shell", Host::linux);
  std::string line;
  for (const std::string& word : words) {
    if (!line.empty()) line += ' ';
    line += quote(word, shell).value_or(word);
  }
  return line;
}

bool has_output_file(const Execution& execution) {
  return execution.output && *execution.output != "-";
}

// The line that does in a shell what is done here.
std::string whole_line(const std::vector<std::string>& words, const Execution& execution) {
  std::string line = shell_line(words);
  if (execution.input_is_empty) line += " < /dev/null";
  if (has_output_file(execution)) line += " > " + shell_line({*execution.output});
  return line;
}

// One line that runs a failed command again.
void print_replay(const std::vector<std::string>& words, const Ended& ended,
                  const Execution& execution) {
  const std::string how = ended.signal ? fmt::format("was killed by signal {}", *ended.signal)
                                       : fmt::format("ended with status {}", ended.status);
  const std::string line = fmt::format(
      "rspkit: note: {} {}; its response file stays, this runs it again: {}\n", words.front(), how,
      shell_line({"cd", current_directory()}) + " && " + whole_line(words, execution));
  std::fwrite(line.data(), 1, line.size(), stderr);
}

// The response file while the program runs; nothing where there is none or where it stays anyway.
struct PlacedFile {
  std::string path;
  std::optional<SharedFile> shared;
};

std::string name_of_response(const Plan& plan, const Job& job) {
  const std::string_view content = plan.response ? std::string_view(*plan.response) : "";
  return response_name(job.words.at(job.leading - 1), current_directory(), content);
}

Result<PlacedFile> place_response(const Plan& plan, const Job& job, const Execution& execution) {
  if (!plan.response) return PlacedFile{};
  if (execution.response_path) {
    return write_file(*execution.response_path, *plan.response).map([&] {
      return PlacedFile{*execution.response_path, std::nullopt};
    });
  }
  Result<SharedFile> shared = SharedFile::publish(name_of_response(plan, job), *plan.response);
  if (!shared) return refuse(shared.error());
  std::string path = shared->path();
  return PlacedFile{std::move(path), std::move(*shared)};
}

int finish(const Ended& ended) {
  if (ended.signal) die_by(*ended.signal);
  return ended.status;
}

// Waits for the program, then publishes its output and clears the response file away.
Result<int> run_and_wait(const std::vector<std::string>& words, PlacedFile& file,
                         const Execution& execution) {
  std::optional<Replacement> output;
  if (has_output_file(execution)) {
    Result<Replacement> opened = Replacement::open(*execution.output);
    if (!opened) return refuse(opened.error());
    output.emplace(std::move(*opened));
  }
  const Streams streams{.input_is_empty = execution.input_is_empty,
                        .output = output ? output->descriptor() : -1};
  const Result<Ended> ended = run_process(execution.executable, words, streams);
  const bool has_failed = ended && ended->status != 0;
  const bool stays =
      execution.keep == Keep::always || (execution.keep == Keep::on_failure && has_failed);
  if (file.shared && !stays) file.shared->remove();
  if (!ended) return refuse(ended.error());
  if (has_failed && file.shared && stays) print_replay(words, *ended, execution);
  if (output && !has_failed) {
    if (const Result<void> published = output->publish(); !published) {
      return refuse(published.error());
    }
  }
  output.reset();  // an unpublished file goes away before a signal may end this process
  return finish(*ended);
}

Result<int> execute(const Plan& plan, const Job& job, const Execution& execution) {
  Result<PlacedFile> file = place_response(plan, job, execution);
  if (!file) return refuse(file.error());
  const std::vector<std::string> words = start_words(plan, job, file->path);
  const bool must_wait = file->shared || has_output_file(execution);
  if (must_wait) return run_and_wait(words, *file, execution);
  return refuse(
      replace_process(execution.executable, words, {.input_is_empty = execution.input_is_empty}));
}

}  // namespace

Result<int> run_job(const Job& job, const Execution& execution) {
  const Result<Plan> plan = plan_run(job, read_file_if_there);
  if (!plan) return refuse(plan.error());
  Result<int> status = execute(*plan, job, execution);
  const bool was_too_long = !status && status.error().fault == Fault::too_long;
  if (!was_too_long || plan->response || job.when == When::never) return status;
  const Result<Plan> second = plan_file(job, read_file_if_there);
  if (!second) return refuse(second.error());
  return execute(*second, job, execution);
}

Result<int> show_job(const Job& job, const Execution& execution) {
  const Result<Plan> plan = plan_run(job, read_file_if_there);
  if (!plan) return refuse(plan.error());
  const std::string path = execution.response_path.value_or(private_directory_path() + "/" +
                                                            name_of_response(*plan, job));
  std::string text = whole_line(start_words(*plan, job, path), execution) + "\n";
  if (plan->response) text += fmt::format("\n{}:\n{}", path, *plan->response);
  return write_file("-", text).map([] { return 0; });
}

}  // namespace rspkit

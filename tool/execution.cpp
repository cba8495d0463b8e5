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

// The planned files while the program runs; those in the private directory may go away again.
struct PlacedFiles {
  std::vector<std::string> paths;
  std::vector<SharedFile> shared;
};

// A file for a child is named by the whole command, so that no other command takes it away.
std::string name_of_file(const PlannedFile& file, std::string_view content, const Job& job) {
  std::string named(content);
  if (!file.ending.empty()) {
    for (const std::string_view word : job.words) named.append(1, '\0').append(word);
  }
  return response_name(job.words.at(job.leading - 1), current_directory(), named) +
         std::string(file.ending);
}

Result<PlacedFiles> place_files(const Plan& plan, const Job& job, const Execution& execution) {
  PlacedFiles placed;
  for (const PlannedFile& file : plan.files) {
    const std::string content = file.content(placed.paths);
    if (execution.response_path) {
      std::string path = *execution.response_path + std::string(file.ending);
      if (const Result<void> written = write_file(path, content); !written) {
        return refuse(written.error());
      }
      placed.paths.push_back(std::move(path));
      continue;
    }
    Result<SharedFile> shared = SharedFile::publish(name_of_file(file, content, job), content);
    if (!shared) return refuse(shared.error());
    placed.paths.push_back(shared->path());
    placed.shared.push_back(std::move(*shared));
  }
  return placed;
}

int finish(const Ended& ended) {
  if (ended.signal) die_by(*ended.signal);
  return ended.status;
}

Result<std::optional<Replacement>> open_output(const Execution& execution) {
  if (!has_output_file(execution)) return std::nullopt;
  Result<Replacement> opened = Replacement::open(*execution.output);
  if (!opened) return refuse(opened.error());
  return std::optional(std::move(*opened));
}

Streams streams_of(const Execution& execution, const std::optional<Replacement>& output) {
  return {.input_is_empty = execution.input_is_empty, .output = output ? output->descriptor() : -1};
}

// Publishes the output of a program that succeeded, and gives its exit status.
Result<int> conclude(const Ended& ended, std::optional<Replacement> output) {
  if (output && ended.status == 0) {
    if (const Result<void> published = output->publish(); !published) {
      return refuse(published.error());
    }
  }
  output.reset();  // an unpublished file goes away before a signal may end this process
  return finish(ended);
}

// Waits for the program, then publishes its output and clears the response file away.
Result<int> run_and_wait(const std::vector<std::string>& words, PlacedFiles& files,
                         const Execution& execution) {
  Result<std::optional<Replacement>> output = open_output(execution);
  if (!output) return refuse(output.error());
  const Result<Ended> ended =
      run_process(execution.executable, words, streams_of(execution, *output));
  const bool has_failed = ended && ended->status != 0;
  const bool stays =
      execution.keep == Keep::always || (execution.keep == Keep::on_failure && has_failed);
  if (!stays) {
    for (SharedFile& file : files.shared) file.remove();
  }
  if (!ended) return refuse(ended.error());
  if (has_failed && !files.shared.empty() && stays) print_replay(words, *ended, execution);
  return conclude(*ended, std::move(*output));
}

Result<int> execute(const Plan& plan, const Job& job, const Execution& execution) {
  Result<PlacedFiles> files = place_files(plan, job, execution);
  if (!files) return refuse(files.error());
  const Result<std::vector<std::string>> words = start_words(plan, files->paths);
  if (!words) {
    for (SharedFile& file : files->shared) file.remove();
    return refuse(words.error());
  }
  const bool must_wait = !files->shared.empty() || has_output_file(execution);
  if (must_wait) return run_and_wait(*words, *files, execution);
  return refuse(
      replace_process(execution.executable, *words, {.input_is_empty = execution.input_is_empty}));
}

}  // namespace

Result<int> run_job(const Job& job, const Execution& execution) {
  const Result<Plan> plan = plan_run(job, read_file_if_there);
  if (!plan) return refuse(plan.error());
  Result<int> status = execute(*plan, job, execution);
  const bool was_too_long = !status && status.error().fault == Fault::too_long;
  if (!was_too_long || !plan->files.empty() || job.when == When::never) return status;
  const Result<Plan> second = plan_file(job, read_file_if_there);
  if (!second) return refuse(second.error());
  return execute(*second, job, execution);
}

Result<int> run_batches(const Job& job, std::span<const Batch> batches,
                        const Execution& execution) {
  Result<std::optional<Replacement>> output = open_output(execution);
  if (!output) return refuse(output.error());
  Ended last;
  for (const Batch& batch : batches) {
    const std::vector<std::string_view> texts = words_of(batch, job);
    const std::vector<std::string> words(texts.begin(), texts.end());
    const Result<Ended> ended =
        run_process(execution.executable, words, streams_of(execution, *output));
    if (!ended) return refuse(ended.error());
    last = *ended;
    if (last.status == 0) continue;
    const std::string line = fmt::format(
        "rspkit: note: {} failed on arguments {} to {} of {}; {}\n", words.front(), batch.begin + 1,
        batch.begin + batch.size, job.list_size,
        batch.begin + batch.size == job.list_size ? "they were the last" : "the rest was not run");
    std::fwrite(line.data(), 1, line.size(), stderr);
    break;
  }
  return conclude(last, std::move(*output));
}

Result<int> show_batches(const Job& job, std::span<const Batch> batches,
                         const Execution& execution) {
  std::string text;
  for (const Batch& batch : batches) {
    const std::vector<std::string_view> words = words_of(batch, job);
    text += whole_line({words.begin(), words.end()}, execution) + "\n";
  }
  return write_file("-", text).map([] { return 0; });
}

Result<int> show_job(const Job& job, const Execution& execution) {
  const Result<Plan> plan = plan_run(job, read_file_if_there);
  if (!plan) return refuse(plan.error());
  std::vector<std::string> paths;
  std::string texts;
  for (const PlannedFile& file : plan->files) {
    const std::string content = file.content(paths);
    paths.push_back(execution.response_path
                        ? *execution.response_path + std::string(file.ending)
                        : private_directory_path() + "/" + name_of_file(file, content, job));
    texts += fmt::format("\n{}:\n{}", paths.back(), content);
  }
  const Result<std::vector<std::string>> words = start_words(*plan, paths);
  if (!words) return refuse(words.error());
  return write_file("-", whole_line(*words, execution) + "\n" + texts).map([] { return 0; });
}

}  // namespace rspkit

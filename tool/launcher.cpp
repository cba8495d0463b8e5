// SPDX-License-Identifier: MIT
#include "launcher.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "program.h"

namespace rspkit {
namespace {

// A program that runs the program named on its own command line.
struct Launcher {
  std::string_view name;             // as in `ProgramName::stem`, versions aside
  std::string_view subcommand = {};  // words that must follow, one blank between them
  std::string_view with_value = {};  // options whose value is the next word
  std::string_view ends_at = {};     // options whose value is the program: sh -c TEXT
  bool takes_assignments = false;    // NAME=VALUE before the program
  bool needs_dashes = false;         // the program stands behind `--`
  Through kind = Through::launchers;
};

// clang-format off
constexpr std::array kLaunchers{
    Launcher{.name = "bash", .with_value = "-O -o", .ends_at = "-c",
             .kind = Through::launchers_and_interpreters},
    Launcher{.name = "ccache", .takes_assignments = true},
    Launcher{.name = "cmake", .subcommand = "-E env", .takes_assignments = true},
    Launcher{.name = "cmake", .subcommand = "-E time"},
    Launcher{.name = "cmake", .subcommand = "-E vs_link_dll", .needs_dashes = true},
    Launcher{.name = "cmake", .subcommand = "-E vs_link_exe", .needs_dashes = true},
    Launcher{.name = "distcc"},
    Launcher{.name = "env", .with_value = "-u --unset -C --chdir", .takes_assignments = true},
    Launcher{.name = "icecc"},
    Launcher{.name = "nice", .with_value = "-n"},
    Launcher{.name = "node", .with_value = "-r --require", .ends_at = "-e",
             .kind = Through::launchers_and_interpreters},
    Launcher{.name = "perl", .with_value = "-I", .ends_at = "-e",
             .kind = Through::launchers_and_interpreters},
    Launcher{.name = "python", .with_value = "-W -X", .ends_at = "-c -m",
             .kind = Through::launchers_and_interpreters},
    Launcher{.name = "ruby", .with_value = "-I -r", .ends_at = "-e",
             .kind = Through::launchers_and_interpreters},
    Launcher{.name = "sccache"},
    Launcher{.name = "sh", .with_value = "-o", .ends_at = "-c",
             .kind = Through::launchers_and_interpreters},
    Launcher{.name = "time", .with_value = "-f -o"},
};
// clang-format on

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    words.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

bool has_word(std::string_view text, std::string_view word) {
  const std::vector<std::string_view> words = words_of(text);
  return std::find(words.begin(), words.end(), word) != words.end();
}

// How many words of `command` the launcher's own name and subcommand are; 0: it is another program.
std::size_t words_of_name(const Launcher& launcher, std::span<const std::string_view> command) {
  const std::string stem = parse_program_name(command.front()).stem;
  const std::string_view version =
      std::string_view(stem).substr(std::min(launcher.name.size(), stem.size()));
  const bool is_named =
      stem.starts_with(launcher.name) && version.find_first_not_of("0123456789.-") == version.npos;
  if (!is_named) return 0;
  const std::vector<std::string_view> subcommand = words_of(launcher.subcommand);
  const auto behind = command.subspan(1);
  const bool is_called = behind.size() >= subcommand.size() &&
                         std::equal(subcommand.begin(), subcommand.end(), behind.begin());
  return is_called ? 1 + subcommand.size() : 0;
}

bool is_assignment(std::string_view word) {
  const std::size_t equals = word.find('=');
  return equals != 0 && equals != word.npos && word.find('/') > equals;
}

struct Step {
  std::size_t words;         // up to the program, or with it
  bool has_program = false;  // the last of them is the program
};

// From `at`, behind the launcher's name, over its options. An interpreter's script is the program.
Step step_over_options(const Launcher& launcher, std::span<const std::string_view> command,
                       std::size_t at) {
  const bool interprets = launcher.kind == Through::launchers_and_interpreters;
  for (; at < command.size(); ++at) {
    const std::string_view word = command[at];
    if (word == "--") return {at + 1};
    if (launcher.needs_dashes) continue;
    if (has_word(launcher.ends_at, word)) return {at + 2, true};
    if (has_word(launcher.with_value, word)) {
      ++at;
    } else if (!word.starts_with('-') && !(launcher.takes_assignments && is_assignment(word))) {
      return interprets ? Step{at + 1, true} : Step{at};
    }
  }
  return {at};
}

}  // namespace

std::size_t leading_words(std::span<const std::string_view> command, Through through) {
  if (command.empty()) return 0;
  for (const Launcher& launcher : kLaunchers) {
    if (launcher.kind != Through::launchers && through == Through::launchers) continue;
    const std::size_t name = words_of_name(launcher, command);
    if (name == 0) continue;
    const Step step = step_over_options(launcher, command, name);
    const std::size_t most = command.size() - (step.has_program ? 0 : 1);
    if (step.words > most) break;  // it runs nothing: it is the program
    if (step.has_program) return step.words;
    return step.words + leading_words(command.subspan(step.words), through);
  }
  return 1;
}

}  // namespace rspkit

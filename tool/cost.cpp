// SPDX-License-Identifier: MIT
#include "cost.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "encoding.h"
#include "quote.h"
#include "route.h"

namespace rspkit {
namespace {

std::size_t text_cost(std::span<const std::string_view> words) {
  std::size_t bytes = words.empty() ? 0 : words.size() - 1;
  for (const std::string_view word : words) bytes += word.size();
  return bytes;
}

std::size_t longest_word(std::span<const std::string_view> words) {
  std::size_t longest = 0;
  for (const std::string_view word : words) longest = std::max(longest, word.size());
  return longest;
}

// The line that CreateProcess is given: the words quoted by the C runtime's rule, one blank
// between.
std::size_t windows_cost(std::span<const std::string_view> words) {
  const Dialect& windows = *find_dialect("windows", Host::windows);
  std::string line;
  for (const std::string_view word : words) {
    if (!line.empty()) line += ' ';
    if (!append_quoted(line, word, windows)) line += word;  // a NUL, refused elsewhere
  }
  return utf_16_units(line);
}

// Linux counts every string with its NUL, a pointer for each, and the path once more.
std::size_t linux_cost(std::span<const std::string_view> words, const Surroundings& around) {
  constexpr std::size_t kPointer = 8;
  return text_cost(words) + 1 + around.environment_bytes +
         kPointer * (words.size() + around.environment_count) + around.path_bytes + 1;
}

// macOS (bsd/kern/kern_exec.c): the same without the path, two null pointers, rounded up to 8.
std::size_t macos_cost(std::span<const std::string_view> words, const Surroundings& around) {
  constexpr std::size_t kPointer = 8;
  const std::size_t bytes = text_cost(words) + 1 + around.environment_bytes +
                            kPointer * (words.size() + around.environment_count) + 2 * kPointer;
  return (bytes + 7) / 8 * 8;
}

// Whether clang is asked to link, and by Microsoft's link; its default is not known here.
bool links_with_microsoft(std::span<const std::string_view> words) {
  bool is_microsoft = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    for (const std::string_view stop : {"-c", "-S", "-E", "-fsyntax-only", "-fuse-ld=lld"}) {
      if (word == stop) return false;
    }
    const bool is_target = word.starts_with("--target=") || (i > 0 && words[i - 1] == "-target");
    is_microsoft =
        is_microsoft || word == "-fuse-ld=link" || (is_target && word.find("msvc") != word.npos);
  }
  return is_microsoft;
}

// Each word in quotes, a blank between two, a backslash before every quote and backslash.
std::size_t link_line_cost(std::span<const std::string_view> words) {
  if (!links_with_microsoft(words)) return 0;
  std::size_t units = 0;
  for (const std::string_view word : words) {
    const auto escaped =
        std::count_if(word.begin(), word.end(), [](char c) { return c == '"' || c == '\\'; });
    units += utf_16_units(word) + static_cast<std::size_t>(escaped) + 3;
  }
  return units;
}

}  // namespace

std::size_t cost(std::span<const std::string_view> words, Measure measure,
                 const Surroundings& surroundings) {
  switch (measure) {
    case Measure::text:
      return text_cost(words);
    case Measure::longest_word:
      return longest_word(words);
    case Measure::windows_line:
      return windows_cost(words);
    case Measure::linux_exec:
      return linux_cost(words, surroundings);
    case Measure::macos_exec:
      return macos_cost(words, surroundings);
    case Measure::gcc_options:
      return options_cost(words, kGccRouter);
    case Measure::nvcc_options:
      return options_cost(words, kNvccRouter);
    case Measure::link_line:
      return link_line_cost(words);
  }
  return 0;
}

std::string_view unit_of(Measure measure) {
  if (measure == Measure::windows_line) return "UTF-16 units";
  return measure == Measure::link_line ? "characters" : "bytes";
}

std::string describe(const Excess& excess) {
  const Measure measure = excess.limit.measure;
  const bool is_options = measure == Measure::gcc_options || measure == Measure::nvcc_options;
  const bool is_word = measure == Measure::longest_word;
  return fmt::format("{} {} {} where limit {} allows {}",
                     is_options ? "its options take"
                     : is_word  ? "an argument of its command takes"
                                : "its command takes",
                     excess.cost, unit_of(measure), excess.limit.name, excess.limit.allowed);
}

std::optional<Excess> find_excess(std::span<const std::string_view> words,
                                  std::span<const Limit> limits, const Surroundings& surroundings) {
  for (const Limit& limit : limits) {
    const std::size_t weight = cost(words, limit.measure, surroundings);
    if (weight > limit.allowed) return Excess{limit, weight};
  }
  return std::nullopt;
}

}  // namespace rspkit

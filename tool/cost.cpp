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
  }
  return 0;
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

std::optional<Excess> find_excess(std::span<const std::string_view> words,
                                  std::span<const Limit> limits, const Surroundings& surroundings) {
  for (const Limit& limit : limits) {
    const std::size_t weight = cost(words, limit.measure, surroundings);
    if (weight > limit.allowed) return Excess{limit, weight};
  }
  return std::nullopt;
}

}  // namespace rspkit

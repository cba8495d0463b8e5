// SPDX-License-Identifier: MIT
#include "limit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "visible.h"

namespace rspkit {
namespace {

constexpr std::size_t kKiB = 1024;

template <std::size_t kAllowed>
constexpr std::size_t fixed(const Machine&) {
  return kAllowed;
}

// exec(2) of Linux: a quarter of the stack's soft limit, within these bounds.
constexpr std::size_t linux_exec_allowed(const Machine& machine) {
  constexpr std::size_t kLeast = 128 * kKiB;
  constexpr std::size_t kMost = 6 * kKiB * kKiB;
  if (machine.stack_size == Machine::kUnlimited) return kMost;
  return std::clamp(machine.stack_size / 4, kLeast, kMost);
}

// MAX_ARG_STRLEN of Linux, 32 pages, less the final NUL.
constexpr std::size_t longest_argument(const Machine& machine) {
  return 32 * machine.page_size - 1;
}

// gcc hands its options on in one environment string, with a few of its own.
constexpr std::size_t longest_gcc_options(const Machine& machine) {
  return longest_argument(machine) - kKiB;
}

// nvcc starts each step as one sh -c string, with up to some 10 KB of its own.
constexpr std::size_t longest_nvcc_options(const Machine& machine) {
  return longest_argument(machine) - 11 * kKiB;
}

// clang-format off
constexpr std::array kRows{
    LimitRow{"cmd", Measure::windows_line, "UTF-16 units", fixed<8191>,
             "a line through cmd.exe, a .bat or a .cmd file"},
    LimitRow{"gcc-options", Measure::gcc_options, "bytes", longest_gcc_options,
             "the options of one gcc command, behind @file too, less inputs and linker options"},
    LimitRow{"hipcc-line", Measure::text, "bytes", fixed<120'000>,
             "the command line of hipcc, which starts clang through sh -c"},
    LimitRow{"link-line", Measure::link_line, "characters", fixed<131'070>,
             "the one line in which clang hands a command to Microsoft's link"},
    LimitRow{"linux-argument", Measure::longest_word, "bytes", longest_argument,
             "any one argument of a Linux program: 32 pages"},
    LimitRow{"linux-exec", Measure::linux_exec, "bytes", linux_exec_allowed,
             "all arguments and the environment of a Linux program: a quarter of the stack"},
    LimitRow{"linux-sh", Measure::text, "bytes", longest_argument,
             "one sh -c string on Linux, as Ninja and make run it: 32 pages"},
    LimitRow{"macos", Measure::macos_exec, "bytes", fixed<kKiB * kKiB>,
             "all arguments and the environment of a macOS program"},
    LimitRow{"nvcc-options", Measure::nvcc_options, "bytes", longest_nvcc_options,
             "the options of one nvcc command, in an options file too, less inputs"},
    LimitRow{"windows", Measure::windows_line, "UTF-16 units", fixed<32766>,  // and a NUL
             "the command line of a Windows program"},
};
// clang-format on

static_assert(std::is_sorted(kRows.begin(), kRows.end(),
                             [](const LimitRow& a, const LimitRow& b) { return a.name < b.name; }));

const LimitRow* find_limit_row(std::string_view name) {
  const auto* const row = std::find_if(
      kRows.begin(), kRows.end(), [name](const LimitRow& limit) { return limit.name == name; });
  return row == kRows.end() ? nullptr : &*row;
}

Result<std::size_t> parse_number(std::string_view text) {
  std::size_t value = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_number = failure == std::errc() && end == text.data() + text.size() && value > 0;
  if (is_number) return value;
  return refuse({.message = fmt::format("limit {} is no number above 0", visible(text)),
                 .note = "a limit is NAME, NAME=N or N; rspkit list limits shows the names"});
}

}  // namespace

std::span<const LimitRow> limit_rows() {
  return kRows;
}

Limit limit_on(const LimitRow& row, const Machine& machine) {
  return {std::string(row.name), row.measure, row.allowed(machine)};
}

std::vector<Limit> limits_of(Host host, bool is_batch, const Machine& machine) {
  std::vector<std::string_view> names{"linux-argument", "linux-exec"};
  if (host == Host::macos) names = {"macos"};
  if (host == Host::windows) names = {is_batch ? "cmd" : "windows"};
  std::vector<Limit> limits;
  limits.reserve(names.size());
  for (const std::string_view name : names) {
    limits.push_back(limit_on(*find_limit_row(name), machine));
  }
  return limits;
}

std::optional<Limit> limit_called(std::string_view name, const Machine& machine) {
  const LimitRow* const row = find_limit_row(name);
  return row == nullptr ? std::nullopt : std::optional(limit_on(*row, machine));
}

Result<Limit> parse_limit(std::string_view text, const Machine& machine) {
  const std::size_t equals = text.find('=');
  const std::string_view name = text.substr(0, equals);
  const LimitRow* const row = find_limit_row(name);
  if (row == nullptr && equals == text.npos && name.find_first_not_of("0123456789") == name.npos) {
    return parse_number(name).map([&](std::size_t allowed) {
      return Limit{std::string(text), Measure::text, allowed};
    });
  }
  if (row == nullptr) {
    return refuse({.message = fmt::format("unknown limit {}", visible(name)),
                   .note = "rspkit list limits shows the names"});
  }
  Limit limit = limit_on(*row, machine);
  if (equals == text.npos) return limit;
  return parse_number(text.substr(equals + 1)).and_then([&](std::size_t allowed) -> Result<Limit> {
    if (allowed > limit.allowed) {
      return refuse({.message = fmt::format("limit {} is above what {} allows, {}", visible(text),
                                            limit.name, limit.allowed),
                     .note = "a limit can only be lowered"});
    }
    limit.allowed = allowed;
    return limit;
  });
}

}  // namespace rspkit

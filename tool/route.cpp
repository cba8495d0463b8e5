// SPDX-License-Identifier: MIT
#include "route.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "nvcc_value.h"
#include "visible.h"

namespace rspkit {
namespace {

bool is_one_of(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// An option at the start of some words.
struct Found {
  const DriverOption* option = nullptr;
  std::size_t words = 1;  // with its value
  std::string_view value = {};
};

Found find_option(std::span<const std::string_view> words, const Router& router) {
  const std::string_view word = words.front();
  const bool has_value = words.size() > 1;
  if (is_one_of(word, router.with_value)) return {nullptr, has_value ? 2U : 1U, {}};
  for (const DriverOption& option : router.options) {
    if (word == option.option) return has_value ? Found{&option, 2, words[1]} : Found{};
    if (!word.starts_with(option.option)) continue;
    std::string_view value = word.substr(option.option.size());
    const bool is_long = option.option.starts_with("--");
    if (is_long && !value.starts_with('=')) continue;
    if (value.starts_with('=') && router.splits_values) value.remove_prefix(1);
    return {&option, 1, value};
  }
  return {};
}

bool has_way(std::span<const Way> ways, Child child) {
  return std::any_of(ways.begin(), ways.end(),
                     [child](const Way& way) { return way.child == child; });
}

// Which sources a command has: nvcc treats those of the host compiler otherwise.
struct Sources {
  bool has_device = false;
  bool has_host = false;
};

Sources sources_in(std::span<const std::string_view> arguments) {
  constexpr std::array<std::string_view, 5> kHostEndings{".c", ".cc", ".cpp", ".cxx", ".c++"};
  Sources sources;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string_view word = arguments[i];
    const bool says_device = word == "cu" && i > 0 && arguments[i - 1] == "-x";
    sources.has_device = sources.has_device || says_device || word.ends_with(".cu");
    sources.has_host = sources.has_host ||
                       std::any_of(kHostEndings.begin(), kHostEndings.end(),
                                   [word](std::string_view end) { return word.ends_with(end); });
    if (says_device) return {.has_device = true};
  }
  return sources;
}

// Whether nvcc is told to use a compiler that knows no specs files.
bool uses_clang(std::span<const std::string_view> arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    for (const std::string_view option : {"-ccbin", "--compiler-bindir"}) {
      const bool is_alone = arguments[i] == option && i + 1 < arguments.size();
      const bool is_joined = arguments[i].starts_with(option);
      const std::string_view compiler = is_alone ? arguments[i + 1] : arguments[i];
      if ((is_alone || is_joined) && compiler.find("clang") != compiler.npos) return true;
    }
  }
  return false;
}

// Whether the argument at `at` is a source, or names a language, of another family than C.
bool is_other_language(std::span<const std::string_view> arguments, std::size_t at) {
  constexpr std::array<std::string_view, 20> kEndings{
      ".F", ".F03", ".F08", ".F90", ".F95", ".FOR", ".FTN", ".adb", ".ads", ".d",
      ".f", ".f03", ".f08", ".f90", ".f95", ".for", ".ftn", ".fpp", ".FPP", ".go"};
  constexpr std::array<std::string_view, 7> kLanguages{
      "ada", "d", "f77", "f77-cpp-input", "f95", "f95-cpp-input", "go"};
  const std::string_view word = arguments[at];
  if (at > 0 && arguments[at - 1] == "-x") return is_one_of(word, kLanguages);
  const std::size_t dot = word.rfind('.');
  const bool is_file =
      !word.starts_with('-') && dot != word.npos && (at == 0 || arguments[at - 1] != "-o");
  return is_file && is_one_of(word.substr(dot), kEndings);
}

// Long options may be spellings of those that are routed, or take the next word.
bool is_unknown_long_option(std::string_view word) {
  constexpr std::array<std::string_view, 9> kKnown{"--coverage", "--help",    "--param",
                                                   "--shared",   "--specs=",  "--static",
                                                   "--std=",     "--sysroot", "--version"};
  return word.starts_with("--") &&
         std::none_of(kKnown.begin(), kKnown.end(),
                      [word](std::string_view known) { return word.starts_with(known); });
}

Result<void> check_sources(std::span<const std::string_view> arguments, const Router& router) {
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (router.refuses_others && is_other_language(arguments, i)) {
      return refuse({.message = fmt::format("its options go to the preprocessor of C, which does "
                                            "not read {}",
                                            visible(arguments[i])),
                     .note = "call the driver of that language, gfortran or gdc"});
    }
    if (router.refuses_long_options && is_unknown_long_option(arguments[i])) {
      return refuse({.message = fmt::format("its options cannot be divided: {} is not known",
                                            visible(arguments[i])),
                     .note = "use its short spelling, as in -I, -D or -Wl,"});
    }
    const bool is_specs = arguments[i].starts_with("-specs") || arguments[i].starts_with("--specs");
    if (router.refuses_specs && is_specs) {
      return refuse({.message = fmt::format("its options go by a specs file, which {} would come "
                                            "before",
                                            visible(arguments[i])),
                     .note = "shorten the options, or leave that file out"});
    }
  }
  return {};
}

Result<std::span<const Way>> ways_for(std::span<const std::string_view> arguments,
                                      const Router& router) {
  if (const Result<void> checked = check_sources(arguments, router); !checked) {
    return refuse(checked.error());
  }
  if (router.host_ways.empty()) return router.ways;
  if (uses_clang(arguments)) {
    return refuse({.message = "its options go to gcc by a specs file, and -ccbin names clang",
                   .note = "shorten the options, or let nvcc use gcc"});
  }
  const Sources sources = sources_in(arguments);
  if (!sources.has_host) return router.ways;
  if (!sources.has_device) return router.host_ways;
  return refuse({.message = "its options go other ways for .cu files than for those of the host "
                            "compiler, and both are there",
                 .note = "compile them in two commands"});
}

ArgumentList& list_of(Routed& routed, Child child) {
  return routed.children.at(static_cast<std::size_t>(child));
}

// The values of nvcc, each behind the option's name.
Result<void> add_values(ArgumentList& list, const Found& found, std::string_view word) {
  const std::string_view name = found.option->name;
  if (const Result<void> checked = check_nvcc_value(name, found.value); !checked) {
    Error error = checked.error();
    error.message = fmt::format("{}: {}", visible(word), error.message);
    error.offset = Error::kNoOffset;
    return refuse(std::move(error));
  }
  for (const std::string& value : nvcc_values(name, found.value)) {
    list.add_copy(name);
    list.add_copy(value);
  }
  return {};
}

// A value of nvcc comes apart first; gcc's words go as they are.
Result<void> add_to_children(Routed& routed, const Found& found, const Router& router,
                             std::span<const std::string_view> words) {
  ArgumentList& list = list_of(routed, found.option->child);
  const std::optional<Child> also = found.option->also;
  const bool has_other = also && has_way(routed.ways, *also);
  if (router.splits_values) {
    const Result<void> added = add_values(list, found, words.back());
    return added && has_other ? add_values(list_of(routed, *also), found, words.back()) : added;
  }
  for (const std::string_view word : words) list.add_copy(word);
  if (has_other) {
    list_of(routed, *also).add_copy(found.option->name);
    list_of(routed, *also).add_copy(found.value);
  }
  return {};
}

// As nvcc does it: all -include behind all -D and -U.
void sort_macros(Routed& routed) {
  ArgumentList& macros = list_of(routed, Child::macros);
  ArgumentList sorted;
  for (const bool takes_includes : {false, true}) {
    for (std::size_t i = 0; i + 1 < macros.arguments().size(); i += 2) {
      if ((macros.arguments()[i] == "-include") != takes_includes) continue;
      sorted.add_copy(macros.arguments()[i]);
      sorted.add_copy(macros.arguments()[i + 1]);
    }
  }
  macros = std::move(sorted);
}

bool goes_to_linker(std::string_view word) {
  return word.starts_with("-l") || word.starts_with("-Wl,") || word == "-Xlinker";
}

// In quotes with a blank behind; a value in the same word may become one of its own. gcc writes an
// apostrophe as '\'', nvcc a double quote as \".
std::size_t quoted_cost(std::string_view word, const Router& router) {
  constexpr std::size_t kQuotesAndBlank = 3;
  const char quote = router.splits_values ? '"' : '\'';
  const auto quotes = static_cast<std::size_t>(std::count(word.begin(), word.end(), quote));
  const auto commas = static_cast<std::size_t>(std::count(word.begin(), word.end(), ','));
  const std::size_t parts = router.splits_values ? commas : 0;  // each behind the option's name
  constexpr std::size_t kLongestName = 12;
  return word.size() + (2 + quotes) * kQuotesAndBlank + parts * kLongestName;
}

}  // namespace

Result<Routed> route(std::span<const std::string_view> arguments, const Router& router) {
  const Result<std::span<const Way>> ways = ways_for(arguments, router);
  if (!ways) return refuse(ways.error());
  Routed routed{.ways = *ways};
  for (std::size_t i = 0; i < arguments.size();) {
    const Found found = find_option(arguments.subspan(i), router);
    const auto words = arguments.subspan(i, found.words);
    const bool is_routed = found.option != nullptr && has_way(*ways, found.option->child);
    const Result<void> added =
        is_routed ? add_to_children(routed, found, router, words) : Result<void>();
    if (!added) return refuse(added.error());
    for (std::size_t k = 0; k < words.size() && !is_routed; ++k) routed.driver.add_copy(words[k]);
    i += found.words;
  }
  if (router.splits_values) sort_macros(routed);
  return routed;
}

std::size_t options_cost(std::span<const std::string_view> arguments, const Router& router) {
  std::size_t cost = 0;
  for (std::size_t i = 0; i < arguments.size();) {
    const Found found = find_option(arguments.subspan(i), router);
    const bool is_free =
        !arguments[i].starts_with('-') || (!router.splits_values && goes_to_linker(arguments[i]));
    for (std::size_t k = 0; k < found.words && !is_free; ++k) {
      cost += quoted_cost(arguments[i + k], router);
    }
    i += found.words;
  }
  return cost;
}

}  // namespace rspkit

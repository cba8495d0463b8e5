// SPDX-License-Identifier: MIT
#include "route.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "nvcc_value.h"
#include "visible.h"

namespace rspkit {
namespace {

// clang-format off
constexpr std::array kGccOptions{
    DriverOption{"-isystem", "-isystem"},
    DriverOption{"-iquote", "-iquote"},
    DriverOption{"-idirafter", "-idirafter"},
    DriverOption{"-include", "-include"},
    DriverOption{"-imacros", "-imacros"},
    DriverOption{"-iprefix", "-iprefix"},
    DriverOption{"-iwithprefixbefore", "-iwithprefixbefore"},
    DriverOption{"-iwithprefix", "-iwithprefix"},
    DriverOption{"-A", "-A"},
    DriverOption{"-D", "-D"},
    DriverOption{.option = "-I", .name = "-I", .assembler_too = true},
    DriverOption{"-U", "-U"},
    DriverOption{"-L", "-L", Child::linker},
    DriverOption{.option = "-aux-info", .is_joined = false},
    DriverOption{.option = "-dumpbase", .is_joined = false},
    DriverOption{.option = "-dumpbase-ext", .is_joined = false},
    DriverOption{.option = "-dumpdir", .is_joined = false},
    DriverOption{.option = "-e", .is_joined = false},
    DriverOption{.option = "-G", .is_joined = false},
    DriverOption{.option = "-B", .is_joined = false},
    DriverOption{.option = "-J", .is_joined = false},
    DriverOption{.option = "-imultilib", .is_joined = false},
    DriverOption{.option = "-isysroot", .is_joined = false},
    DriverOption{.option = "-MF", .is_joined = false},
    DriverOption{.option = "-MQ", .is_joined = false},
    DriverOption{.option = "-MT", .is_joined = false},
    DriverOption{.option = "-o", .is_joined = false},
    DriverOption{.option = "--param", .is_joined = false},
    DriverOption{.option = "-T", .is_joined = false},
    DriverOption{.option = "-u", .is_joined = false},
    DriverOption{.option = "-wrapper", .is_joined = false},
    DriverOption{.option = "-x", .is_joined = false},
    DriverOption{.option = "-Xassembler", .is_joined = false},
    DriverOption{.option = "-Xlinker", .is_joined = false},
    DriverOption{.option = "-Xpreprocessor", .is_joined = false},
    DriverOption{.option = "-z", .is_joined = false},
};

constexpr std::array kNvccOptions{
    DriverOption{"--define-macro", "-D"},
    DriverOption{"--include-path", "-I"},
    DriverOption{"--library-path", "-L", Child::linker},
    DriverOption{"--pre-include", "-include"},
    DriverOption{"--system-include", "-isystem"},
    DriverOption{"--undefine-macro", "-U"},
    DriverOption{"-isystem", "-isystem"},
    DriverOption{"-include", "-include"},
    DriverOption{"-D", "-D"},
    DriverOption{"-I", "-I"},
    DriverOption{"-U", "-U"},
    DriverOption{"-L", "-L", Child::linker},
    DriverOption{.option = "-arch", .is_joined = false},
    DriverOption{.option = "-ccbin", .is_joined = false},
    DriverOption{.option = "-code", .is_joined = false},
    DriverOption{.option = "-gencode", .is_joined = false},
    DriverOption{.option = "-MF", .is_joined = false},
    DriverOption{.option = "-MT", .is_joined = false},
    DriverOption{.option = "-o", .is_joined = false},
    DriverOption{.option = "-odir", .is_joined = false},
    DriverOption{.option = "-std", .is_joined = false},
    DriverOption{.option = "-x", .is_joined = false},
    DriverOption{.option = "-Xarchive", .is_joined = false},
    DriverOption{.option = "-Xcompiler", .is_joined = false},
    DriverOption{.option = "-Xcudafe", .is_joined = false},
    DriverOption{.option = "-Xfatbinary", .is_joined = false},
    DriverOption{.option = "-Xlinker", .is_joined = false},
    DriverOption{.option = "-Xnvlink", .is_joined = false},
    DriverOption{.option = "-Xptxas", .is_joined = false},
};
// clang-format on

// -Wl,@FILE would put a -L behind gcc's own directories; a specs file puts it before them.
constexpr Way kPreprocessWay{
    .child = Child::preprocessor, .word = "-Wp,@", .ending = ".options", .path_refuses = ","};
constexpr Way kAssembleWay{
    .child = Child::assembler, .word = "-Wa,@", .ending = ".assembler", .path_refuses = ","};
constexpr Way kLinkWay{.child = Child::linker,
                       .word = "-specs=",
                       .ending = ".linker",
                       .spec = "*link:\n+ @",
                       .spec_end = "\n\n",
                       .spec_ending = ".linker.specs",
                       .path_refuses = "\n"};
constexpr std::array kCompilerWays{kPreprocessWay};
constexpr std::array kGccWays{kPreprocessWay, kAssembleWay, kLinkWay};

// Their front ends read no -Wp; what every front end is given is a spec of its own.
constexpr std::array kFortranWays{Way{.child = Child::preprocessor,
                                      .word = "-specs=",
                                      .ending = ".options",
                                      .spec = "*cc1:\n+ @",
                                      .spec_end = "\n\n",
                                      .spec_ending = ".options.specs",
                                      .path_refuses = "\n"},
                                  kLinkWay};

// -Wp,@FILE would put a -I behind CUDA's own directories.
constexpr std::string_view kDividesForNvcc = " \t\n,\"\\$`'";
constexpr std::array kNvccWays{
    Way{.child = Child::preprocessor,
        .word = "-Xcompiler=-specs=",
        .ending = ".options",
        .spec = "%rename cpp_unique_options rspkit_options\n\n*cpp_unique_options:\n@",
        .spec_end = " %(rspkit_options)\n\n",
        .spec_ending = ".options.specs",
        .path_refuses = kDividesForNvcc},
    Way{.child = Child::linker,
        .word = "-Xcompiler=-specs=",
        .ending = ".linker",
        .spec = "*link:\n+ @",
        .spec_end = "\n\n",
        .spec_ending = ".linker.specs",
        .path_refuses = kDividesForNvcc}};

// An option at the start of some words.
struct Found {
  const DriverOption* option = nullptr;
  std::size_t words = 1;  // with its value
  std::string_view value = {};
};

Found find_option(std::span<const std::string_view> words, const Router& router) {
  const std::string_view word = words.front();
  for (const DriverOption& option : router.options) {
    if (word == option.option) {
      if (words.size() == 1) return {};
      return {&option, 2, words[1]};
    }
    if (!option.is_joined || !word.starts_with(option.option)) continue;
    std::string_view value = word.substr(option.option.size());
    const bool is_long = option.option.starts_with("--");
    if (is_long && !value.starts_with('=')) continue;
    if (value.starts_with('=') && router.splits_values) value.remove_prefix(1);
    return {&option, 1, value};
  }
  return {};
}

bool has_way(const Router& router, Child child) {
  return std::any_of(router.ways.begin(), router.ways.end(),
                     [child](const Way& way) { return way.child == child; });
}

// A value of nvcc comes apart first; gcc's words go as they are.
Result<void> add_to_child(ArgumentList& list, const Found& found, const Router& router,
                          std::span<const std::string_view> words) {
  if (!router.splits_values) {
    for (const std::string_view word : words) list.add_copy(word);
    return {};
  }
  const std::string_view name = found.option->name;
  if (const Result<void> checked = check_nvcc_value(name, found.value); !checked) {
    Error error = checked.error();
    error.message = fmt::format("{}: {}", visible(words.back()), error.message);
    error.offset = Error::kNoOffset;
    return refuse(std::move(error));
  }
  for (const std::string& value : nvcc_values(name, found.value)) {
    list.add_copy(name);
    list.add_copy(value);
  }
  return {};
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
  return word.size() + (2 + quotes) * kQuotesAndBlank;
}

}  // namespace

const Router kGccRouter{kGccOptions, kGccWays};
const Router kCompilerRouter{kGccOptions, kCompilerWays};
const Router kFortranRouter{kGccOptions, kFortranWays};
const Router kNvccRouter{kNvccOptions, kNvccWays, true};

Result<Routed> route(std::span<const std::string_view> arguments, const Router& router) {
  Routed routed;
  for (std::size_t i = 0; i < arguments.size();) {
    const Found found = find_option(arguments.subspan(i), router);
    const bool is_routed = found.option != nullptr && !found.option->name.empty() &&
                           has_way(router, found.option->child);
    if (is_routed) {
      ArgumentList& child = routed.children.at(static_cast<std::size_t>(found.option->child));
      const auto words = arguments.subspan(i, found.words);
      const Result<void> added = add_to_child(child, found, router, words);
      if (!added) return refuse(added.error());
      if (found.option->assembler_too && has_way(router, Child::assembler)) {
        routed.children.at(static_cast<std::size_t>(Child::assembler)).add_copy("-I");
        routed.children.at(static_cast<std::size_t>(Child::assembler)).add_copy(found.value);
      }
    } else {
      for (std::size_t k = 0; k < found.words; ++k) routed.driver.add_copy(arguments[i + k]);
    }
    i += found.words;
  }
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

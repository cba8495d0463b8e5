// SPDX-License-Identifier: MIT
#include "reader.h"

#include <algorithm>
#include <array>

namespace rspkit {
namespace {

// libiberty's guard against files that name each other.
constexpr std::size_t kMostNestedFiles = 2000;

// What LLVM's programs make of --rsp-quoting.
struct Quoting {
  std::string_view option;
  std::string_view dialect;
};

constexpr std::array kQuotings{
    Quoting{"--rsp-quoting=posix", "llvm"},
    Quoting{"--rsp-quoting=windows", "windows"},
};

}  // namespace

NamedFile named_file(const Reader& reader, std::span<const std::string_view> words) {
  if (words.empty()) return {};
  const auto named_by = [words](std::string_view text) -> NamedFile {
    const std::string_view word = words.front();
    if (text.empty()) return {};
    if (text.ends_with(' ')) {
      text.remove_suffix(1);
      return word == text && words.size() > 1 ? NamedFile{2, words[1]} : NamedFile{};
    }
    const bool is_named = word.starts_with(text) && word.size() > text.size();
    return is_named ? NamedFile{1, word.substr(text.size())} : NamedFile{};
  };
  if (const NamedFile file = named_by(reader.switch_text); file.words > 0) return file;
  for (const std::string_view text : reader.other_switches) {
    if (const NamedFile file = named_by(text); file.words > 0) return file;
  }
  return {};
}

namespace {

bool is_input(std::string_view argument) {
  constexpr std::array<std::string_view, 7> kEndings{".o",  ".obj", ".a",  ".lo",
                                                     ".so", ".lib", ".dll"};
  constexpr std::array<std::string_view, 5> kOptions{"-I", "-D", "-L", "-l", "-Wl,"};
  const auto ends = [argument](std::string_view end) { return argument.ends_with(end); };
  const auto starts = [argument](std::string_view option) {
    return argument.starts_with(option) && argument.size() > option.size();
  };
  return argument.starts_with('-') ? std::any_of(kOptions.begin(), kOptions.end(), starts)
                                   : std::any_of(kEndings.begin(), kEndings.end(), ends);
}

}  // namespace

bool stays_outside(const Reader& reader, std::span<const std::string_view> arguments,
                   std::size_t at) {
  const std::string_view argument = arguments[at];
  if (!reader.outside.empty() && argument.starts_with(reader.outside)) return true;
  if (reader.takes != Takes::inputs) return false;
  const bool is_output = at > 0 && arguments[at - 1] == "-o";
  return is_output || !is_input(argument);
}

const Dialect* dialect_of(const Reader& reader, std::span<const std::string_view> arguments) {
  std::string_view name = reader.dialect;
  if (reader.outside.empty()) return find_dialect(name, Host::linux);
  for (const std::string_view argument : arguments) {
    for (const Quoting& quoting : kQuotings) {
      if (argument == quoting.option) name = quoting.dialect;
    }
  }
  return find_dialect(name, Host::linux);  // a row's dialect is no alias that depends on the host
}

Reader reader_from_dialect(const Dialect& dialect, std::string_view switch_text,
                           Encoding encoding) {
  const bool opens_at_files = dialect.opens_at_files && switch_text == "@";
  return {.dialect = dialect.name,
          .switch_text = switch_text,
          .encoding = encoding,
          .nested_files = opens_at_files ? kMostNestedFiles : 0,
          .verified = dialect.verified};
}

}  // namespace rspkit

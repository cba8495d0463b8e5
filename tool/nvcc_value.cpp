// SPDX-License-Identifier: MIT
#include "nvcc_value.h"

#include <fmt/format.h>

#include <cstddef>

#include "visible.h"

namespace rspkit {
namespace {

// What a shell keeps of `text` inside "...".
std::string from_double_quotes(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool escapes = text[at] == '\\' && at + 1 < text.size() &&
                         std::string_view("$`\"\\").find(text[at + 1]) != std::string_view::npos;
    out += text[escapes ? ++at : at];
  }
  return out;
}

// Options whose values nvcc guards against `$` itself.
bool guards_dollar(std::string_view argument) {
  return argument.starts_with("-I") || argument.starts_with("--include-path");
}

Error shell_error(char byte, std::size_t offset) {
  return {.message = fmt::format(
              "nvcc puts it into a shell's \"...\", where {} acts",
              byte == '\\' ? "a backslash at its end or before a quote" : name_of_byte(byte)),
          .offset = offset,
          .note = byte == '\\' ? "leave the backslash out"
                               : "in an option two backslashes before it let it arrive; a name "
                                 "must do without it"};
}

// Follows what stands inside the shell's quotes, byte by byte.
class InDoubleQuotes {
 public:
  explicit InDoubleQuotes(bool guards_dollar) : guards_dollar_(guards_dollar) {}

  Result<void> add(char c, std::size_t offset) {
    const bool is_escaped = run_ % 2 == 1;
    const bool acts = c == '`' || (c == '$' && !guards_dollar_);
    if (acts && !is_escaped) return refuse(shell_error(c, offset));
    if (c == '"' && is_escaped) return refuse(shell_error('\\', offset));  // nvcc escapes it too
    run_ = c == '\\' ? run_ + 1 : 0;
    return {};
  }

  [[nodiscard]] Result<void> end(std::size_t offset) const {
    if (run_ % 2 == 1) return refuse(shell_error('\\', offset));
    return {};
  }

 private:
  bool guards_dollar_;
  std::size_t run_ = 0;  // backslashes just seen
};

}  // namespace

Result<void> check_nvcc_value(std::string_view argument) {
  const bool is_option = argument.starts_with('-');
  InDoubleQuotes quotes(guards_dollar(argument));
  for (std::size_t at = 0; at < argument.size(); ++at) {
    const bool escapes = is_option && argument[at] == '\\' && at + 1 < argument.size();
    if (escapes) ++at;
    if (Result<void> added = quotes.add(argument[at], at); !added) return added;
  }
  return quotes.end(argument.empty() ? 0 : argument.size() - 1);
}

Result<std::vector<std::string>> nvcc_values(std::string_view value) {
  std::vector<std::string> values;
  std::string part;
  bool is_quoted = false;
  const auto finish = [&] {
    if (!part.empty()) values.push_back(from_double_quotes(part));
    part.clear();
  };
  for (std::size_t at = 0; at < value.size(); ++at) {
    const char c = value[at];
    if (c == '\\' && at + 1 < value.size()) {
      part += value[++at];
      continue;
    }
    if (c == '"') is_quoted = !is_quoted;
    if (c == ',' && !is_quoted) {
      finish();
    } else {
      part += c;
    }
  }
  finish();
  return values;
}

}  // namespace rspkit

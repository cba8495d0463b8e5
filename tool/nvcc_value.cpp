// SPDX-License-Identifier: MIT
#include "nvcc_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "byte_set.h"
#include "visible.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

struct Row {
  std::string_view option;  // as it begins
  NvccKind kind;
};

constexpr std::array kRows{
    Row{"--define-macro", NvccKind::macro},
    Row{"--undefine-macro", NvccKind::macro},
    Row{"-D", NvccKind::macro},
    Row{"-U", NvccKind::macro},
    Row{"--include-path", NvccKind::path},
    Row{"--library-path", NvccKind::path},
    Row{"--pre-include", NvccKind::path},
    Row{"--system-include", NvccKind::path},
    Row{"-I", NvccKind::path},
    Row{"-L", NvccKind::path},
    Row{"-isystem", NvccKind::path},
    Row{"-include", NvccKind::path},
    Row{"--archive-options", NvccKind::shell_words},
    Row{"--compiler-options", NvccKind::shell_words},
    Row{"--linker-options", NvccKind::shell_words},
    Row{"-X", NvccKind::shell_words},
};

// Bytes that act in a shell's "...", and outside of quotes.
constexpr ByteSet kActInQuotes("$`");
constexpr ByteSet kActInWords("$`;&|<>()\n");

// What arrives of a value: its bytes with the backslashes taken away, and which of them stood bare.
class Unescaped {
 public:
  explicit Unescaped(std::string_view text) : text_(text) {}

  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] std::size_t offset() const { return offset_; }
  [[nodiscard]] bool is_escaped() const { return is_escaped_; }

  char next() {
    is_escaped_ = text_[at_] == '\\' && at_ + 1 < text_.size();
    at_ += is_escaped_ ? 1 : 0;
    offset_ = at_;
    return text_[at_++];
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t offset_ = 0;
  bool is_escaped_ = false;
};

// Whether the value of `option` is the next word.
bool takes_next_word(std::string_view option) {
  return std::any_of(kRows.begin(), kRows.end(), [option](const Row& row) {
    const bool is_family = row.option == "-X"sv && option.starts_with(row.option);
    return option == row.option || (is_family && option.find('=') == option.npos);
  });
}

// What a shell keeps of `text` inside "...".
std::string from_double_quotes(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool escapes = text[at] == '\\' && at + 1 < text.size() &&
                         "$`\"\\"sv.find(text[at + 1]) != std::string_view::npos;
    out += text[escapes ? ++at : at];
  }
  return out;
}

Error shell_error(char byte, std::size_t offset) {
  const bool is_backslash = byte == '\\';
  return {.message = fmt::format("nvcc hands it to a shell, where {} acts",
                                 is_backslash ? "a backslash before a quote" : name_of_byte(byte)),
          .offset = offset,
          .note = is_backslash ? "leave the backslash out"
                               : "in an option two backslashes before it let it arrive; a file's "
                                 "name must do without it"};
}

// Follows what the shell is given, byte by byte.
class ShellText {
 public:
  explicit ShellText(NvccKind kind) : kind_(kind) {}

  Result<void> add(char c, std::size_t offset) {
    const bool is_escaped = run_ % 2 == 1 && kind_ != NvccKind::path;
    const ByteSet& acting = kind_ == NvccKind::shell_words ? kActInWords : kActInQuotes;
    const bool is_guarded = kind_ == NvccKind::path && c == '$';
    if (acting.has(c) && !is_escaped && !is_guarded) return refuse(shell_error(c, offset));
    const bool ends_quotes = c == '"' && (kind_ == NvccKind::name || is_escaped);
    if (ends_quotes && kind_ != NvccKind::shell_words) return refuse(shell_error('\\', offset));
    run_ = c == '\\' ? run_ + 1 : 0;
    return {};
  }

  // A backslash at the end would take the closing quote away.
  [[nodiscard]] Result<void> end(std::size_t offset) const {
    if (run_ % 2 == 1 && kind_ != NvccKind::path) return refuse(shell_error('\\', offset));
    return {};
  }

 private:
  NvccKind kind_;
  std::size_t run_ = 0;  // backslashes just seen
};

}  // namespace

NvccKind nvcc_kind(std::string_view argument) {
  const auto* const row = std::find_if(kRows.begin(), kRows.end(), [argument](const Row& known) {
    return argument.starts_with(known.option);
  });
  return row == kRows.end() ? NvccKind::name : row->kind;
}

std::string without_bare_quotes(std::string_view argument) {
  const NvccKind kind = nvcc_kind(argument);
  if (kind == NvccKind::name) return std::string(argument);
  std::string out;
  bool is_quoted = false;
  for (Unescaped text(argument); !text.at_end();) {
    const char c = text.next();
    const bool is_quote = c == '"' && !text.is_escaped();
    if (is_quote) is_quoted = !is_quoted;
    if (is_quote && kind == NvccKind::path) continue;
    if (text.is_escaped() || is_quote || (is_quoted && c == ',')) out += '\\';
    out += c;
  }
  return out;
}

std::vector<std::string> nvcc_values(std::string_view option, std::string_view value) {
  const bool is_path = nvcc_kind(option) == NvccKind::path;
  std::vector<std::string> values;
  std::string part;
  bool is_quoted = false;
  const auto finish = [&] {
    if (!part.empty()) values.push_back(is_path ? part : from_double_quotes(part));
    part.clear();
  };
  for (Unescaped text(value); !text.at_end();) {
    const char c = text.next();
    const bool is_quote = c == '"' && !text.is_escaped();
    if (is_quote) is_quoted = !is_quoted;
    if (c == ',' && !is_quoted && !text.is_escaped()) {
      finish();
    } else if (!is_quote || !is_path) {
      part += c;
    }
  }
  finish();
  return values;
}

Result<void> check_nvcc_value(std::string_view option, std::string_view argument) {
  const bool is_value = takes_next_word(option);
  const NvccKind kind = nvcc_kind(is_value ? option : argument);
  ShellText shell(kind);
  if (kind == NvccKind::name) {  // as it is
    for (std::size_t at = 0; at < argument.size(); ++at) {
      if (Result<void> added = shell.add(argument[at], at); !added) return added;
    }
    return shell.end(argument.empty() ? 0 : argument.size() - 1);
  }
  for (Unescaped text(argument); !text.at_end();) {
    const char c = text.next();
    if (Result<void> added = shell.add(c, text.offset()); !added) return added;
  }
  return shell.end(argument.empty() ? 0 : argument.size() - 1);
}

}  // namespace rspkit

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

// clang-format off
constexpr std::array kRows{
    Row{"--compiler-options", NvccKind::host_words},
    Row{"--define-macro", NvccKind::macro},
    Row{"--include-path", NvccKind::path},
    Row{"--library-path", NvccKind::path},
    Row{"--pre-include", NvccKind::path},
    Row{"--system-include", NvccKind::path},
    Row{"--undefine-macro", NvccKind::macro},
    Row{"-D", NvccKind::macro},
    Row{"-I", NvccKind::path},
    Row{"-L", NvccKind::path},
    Row{"-U", NvccKind::macro},
    Row{"-Xcompiler", NvccKind::host_words},
    Row{"-X", NvccKind::words},
    Row{"-include", NvccKind::path},
    Row{"-isystem", NvccKind::path},
    Row{"-l", NvccKind::words},
    Row{"-", NvccKind::unknown},  // with --forward-unknown-opts to the host compiler
};
// clang-format on

bool takes_backslashes(NvccKind kind) {
  return kind == NvccKind::macro || kind == NvccKind::host_words;
}

// Whether the value of `option` is the next word.
bool takes_next_word(std::string_view option) {
  const bool is_family = option.starts_with("-X") && option.find('=') == option.npos;
  const bool is_row = std::any_of(kRows.begin(), kRows.end(),
                                  [option](const Row& row) { return option == row.option; });
  return is_family || (is_row && option != "-");
}

// Options whose value nvcc quotes, and flags that an input may follow.
constexpr std::array kQuoted{"--dependency-output"sv,
                             "--keep-dir"sv,
                             "--output-directory"sv,
                             "--output-file"sv,
                             "-E"sv,
                             "-G"sv,
                             "-M"sv,
                             "-MD"sv,
                             "-MF"sv,
                             "-MM"sv,
                             "-MMD"sv,
                             "-MT"sv,
                             "-c"sv,
                             "-cubin"sv,
                             "-dc"sv,
                             "-dlink"sv,
                             "-g"sv,
                             "-keep-dir"sv,
                             "-lib"sv,
                             "-o"sv,
                             "-odir"sv,
                             "-ptx"sv,
                             "-shared"sv};

// How an argument goes on that may be the value of the word before. Behind an option that is not
// known it may be anything.
NvccKind kind_behind(std::string_view option, std::string_view argument) {
  if (takes_next_word(option)) return nvcc_kind(option);
  const bool is_known = std::find(kQuoted.begin(), kQuoted.end(), option) != kQuoted.end();
  const bool may_take_it =
      option.starts_with('-') && option.find('=') == option.npos && !argument.starts_with('-');
  return may_take_it && !is_known ? NvccKind::unknown : nvcc_kind(argument);
}

// What arrives of a value: its bytes, and whether a backslash that was taken away stood before.
class Unescaped {
 public:
  Unescaped(std::string_view text, NvccKind kind)
      : text_(text), takes_backslashes_(takes_backslashes(kind)) {}

  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] std::size_t offset() const { return offset_; }
  [[nodiscard]] bool is_escaped() const { return is_escaped_; }

  char next() {
    is_escaped_ = takes_backslashes_ && text_[at_] == '\\' && at_ + 1 < text_.size();
    at_ += is_escaped_ ? 1 : 0;
    offset_ = at_;
    return text_[at_++];
  }

 private:
  std::string_view text_;
  bool takes_backslashes_;
  std::size_t at_ = 0;
  std::size_t offset_ = 0;
  bool is_escaped_ = false;
};

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

// A value as it stands in the shell's "...": nvcc escapes the dollars of paths itself.
std::string in_double_quotes(std::string_view value, NvccKind kind) {
  std::string out;
  for (const char c : value) {
    if (c == '$' && kind == NvccKind::path) out += '\\';
    out += c;
  }
  return out;
}

Error shell_error(std::string_view what, std::size_t offset) {
  return {.message = fmt::format("nvcc hands it to a shell, where {} acts", what),
          .offset = offset,
          .note =
              "write $ and ` of a macro with two backslashes before them; leave it out of "
              "anything else"};
}

// Follows what the shell is given, byte by byte.
class ShellText {
 public:
  explicit ShellText(NvccKind kind) : kind_(kind) {}

  Result<void> add(char c, std::size_t offset) {
    const bool is_escaped = run_ % 2 == 1;
    if (acts(c, is_escaped)) return refuse(shell_error(name_of_byte(c), offset));
    const bool is_quote = c == '"' || (c == '\'' && is_bare());
    if (is_quote && is_bare() && !is_escaped && (open_ == '\0' || open_ == c)) {
      open_ = open_ == c ? '\0' : c;
    }
    if (is_quote && !is_bare() && (is_escaped || kind_ == NvccKind::name)) {
      return refuse(shell_error("a double quote", offset));
    }
    run_ = c == '\\' ? run_ + 1 : 0;
    return {};
  }

  // What is left open would take in what follows on the line.
  [[nodiscard]] Result<void> end(std::size_t offset) const {
    if (run_ % 2 == 1) return refuse(shell_error("a backslash at the end", offset));
    if (open_ != '\0') return refuse(shell_error("a quote without a second one", offset));
    return {};
  }

 private:
  [[nodiscard]] bool is_bare() const {
    return kind_ == NvccKind::host_words || kind_ == NvccKind::words || kind_ == NvccKind::unknown;
  }

  [[nodiscard]] bool acts(char c, bool is_escaped) const {
    constexpr ByteSet kInWords("$`;&|<>()\n");
    const bool is_guarded = kind_ == NvccKind::path || kind_ == NvccKind::words;
    if (is_guarded && c == '$') return is_escaped;  // nvcc puts a backslash before it
    const bool is_other = kind_ == NvccKind::words || kind_ == NvccKind::unknown;
    if (is_other) return kInWords.has(c);  // a backslash guards it with some of them
    return !is_escaped && (is_bare() ? kInWords.has(c) : c == '$' || c == '`');
  }

  NvccKind kind_;
  char open_ = '\0';
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
  if (kind != NvccKind::path && !takes_backslashes(kind)) return std::string(argument);
  std::string out;
  bool is_quoted = false;
  for (Unescaped text(argument, kind); !text.at_end();) {
    const char c = text.next();
    const bool is_quote = c == '"' && !text.is_escaped();
    if (is_quote) is_quoted = !is_quoted;
    const bool is_comma = is_quoted && c == ',';
    if (kind == NvccKind::path && is_comma) return std::string(argument);
    if (kind == NvccKind::path && is_quote) continue;
    if (text.is_escaped() || is_quote || is_comma) out += '\\';
    out += c;
  }
  return out;
}

std::vector<std::string> nvcc_values(std::string_view option, std::string_view value) {
  const NvccKind kind = nvcc_kind(option);
  std::vector<std::string> values;
  std::string part;
  bool is_quoted = false;
  const auto finish = [&] {
    if (!part.empty()) values.push_back(from_double_quotes(in_double_quotes(part, kind)));
    part.clear();
  };
  for (Unescaped text(value, kind); !text.at_end();) {
    const char c = text.next();
    const bool is_quote = c == '"' && !text.is_escaped();
    if (is_quote) is_quoted = !is_quoted;
    if (c == ',' && !is_quoted && !text.is_escaped()) {
      finish();
    } else if (!is_quote || kind != NvccKind::path) {
      part += c;
    }
  }
  finish();
  return values;
}

Result<void> check_nvcc_value(std::string_view option, std::string_view argument) {
  const NvccKind kind = kind_behind(option, argument);
  ShellText shell(kind);
  for (Unescaped text(argument, kind); !text.at_end();) {
    const char c = text.next();
    if (Result<void> added = shell.add(c, text.offset()); !added) return added;
  }
  return shell.end(argument.empty() ? 0 : argument.size() - 1);
}

}  // namespace rspkit

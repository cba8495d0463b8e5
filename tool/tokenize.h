// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dialect.h"
#include "error.h"

namespace rspkit {

/// What happens to a text that its reader would only read in part, or not as it looks.
enum class Malformed {
  is_refused,  // an error
  is_read,     // read as the reader does, with an oddity noted; an error where that is one to it
};

/// Reads one argument after the other from a text, by the rules of a dialect's readers.
///
/// What `next` returns points into the text where the text holds the argument as it is, else into
/// the tokenizer, and then lasts until the following call. The end is an empty optional. Fails,
/// with the offset of its first byte, on a quote that is never closed, on a NUL byte where the
/// readers would stop, and where published readings of the dialect differ.
class Tokenizer {
 public:
  Tokenizer(std::string_view text, const Dialect& dialect,
            Malformed malformed = Malformed::is_refused);

  Result<std::optional<std::string_view>> next();

  /// Whether the last argument lives in the tokenizer and not in the text.
  [[nodiscard]] bool holds_argument() const { return holds_argument_; }

  /// What was read otherwise than it looks, so far.
  [[nodiscard]] const std::vector<Error>& oddities() const { return oddities_; }

 private:
  Result<void> check_nul();
  Result<std::optional<std::string_view>> next_word();
  std::optional<std::string_view> next_record();
  void skip_to_word();
  bool skip_comment();
  [[nodiscard]] bool ends_word(std::size_t at) const;
  [[nodiscard]] std::size_t find_end_of_record() const;
  std::string_view take_plain();
  Result<void> take_rest_of_word();
  Result<void> take_quoted(char quote);
  Result<void> take_open_end(std::size_t begin);
  Result<void> take_backslash(char quote);
  Result<void> take_backslash_run();
  void take_shell_backslash(char quote);
  void take_java_backslash(char quote);
  Result<void> take_nvcc_backslash(char quote);
  void keep_quote_behind_backslash();
  Result<void> note(Error error);
  void append_until(const ByteSet& stop);

  std::string_view text_;
  const Dialect& dialect_;
  Malformed malformed_;
  ByteSet special_;                   // outside quotes: separators, quotes, the backslash
  std::optional<char> only_special_;  // the byte of a set that holds one: most lists are lines
  bool has_nul_ = false;
  std::size_t at_ = 0;
  std::string word_;
  std::size_t solid_ = 0;  // how much of the word stays where escaped blanks at its end go away
  bool holds_argument_ = false;
  std::vector<Error> oddities_;
};

/// All arguments of `text`.
///
///     tokenize(R"(a "b c")", gnu);   // {"a", "b c"}
///
/// Inverse of `quote`.
Result<std::vector<std::string>> tokenize(std::string_view text, const Dialect& dialect,
                                          Malformed malformed = Malformed::is_refused);

}  // namespace rspkit

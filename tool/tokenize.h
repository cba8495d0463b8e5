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

/// Reads one argument after the other from a text, by the rules of a dialect's readers.
///
/// What `next` returns points into the text where the text holds the argument as it is, else into
/// the tokenizer, and then lasts until the following call. The end is an empty optional. Fails,
/// with the offset of its first byte, on a quote that is never closed, and on a NUL byte where the
/// readers would stop.
class Tokenizer {
 public:
  Tokenizer(std::string_view text, const Dialect& dialect);

  Result<std::optional<std::string_view>> next();

  /// Whether the last argument lives in the tokenizer and not in the text.
  [[nodiscard]] bool holds_argument() const { return holds_argument_; }

 private:
  Result<std::optional<std::string_view>> next_word();
  std::optional<std::string_view> next_record();
  Result<void> take_rest_of_word();
  Result<void> take_quoted(char quote);
  void take_backslash(char quote);
  void take_backslash_run();
  void append_until(const ByteSet& stop);

  std::string_view text_;
  const Dialect& dialect_;
  ByteSet special_;  // outside quotes: separators, quotes, the backslash
  std::size_t at_ = 0;
  std::string word_;
  bool holds_argument_ = false;
};

/// All arguments of `text`.
///
///     tokenize(R"(a "b c")", gnu);   // {"a", "b c"}
///
/// Inverse of `quote`.
Result<std::vector<std::string>> tokenize(std::string_view text, const Dialect& dialect);

}  // namespace rspkit

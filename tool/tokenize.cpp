// SPDX-License-Identifier: MIT
#include "tokenize.h"

#include <fmt/format.h>

#include <algorithm>

namespace rspkit {
namespace {

using namespace std::string_view_literals;

// Where a reader of words would stop without a word, the text is refused instead.
bool stops_at_nul(const Dialect& dialect) {
  return dialect.division == Division::words && !dialect.separators.has('\0');
}

ByteSet special_bytes(const Dialect& dialect) {
  ByteSet special = dialect.separators | ByteSet(dialect.quotes);
  if (dialect.backslash != Backslash::ordinary) special.add('\\');
  return special;
}

}  // namespace

Tokenizer::Tokenizer(std::string_view text, const Dialect& dialect)
    : text_(text), dialect_(dialect), special_(special_bytes(dialect)) {}

Result<std::optional<std::string_view>> Tokenizer::next() {
  holds_argument_ = false;
  if (dialect_.division == Division::records) return next_record();
  if (at_ == 0 && stops_at_nul(dialect_)) {
    const std::size_t nul = text_.find('\0');
    if (nul != text_.npos) {
      return refuse(
          {.message = fmt::format("a NUL byte, where readers of dialect '{}' stop", dialect_.name),
           .offset = nul,
           .note = "is this the right dialect? UTF-16 text needs a byte order mark"});
    }
  }
  return next_word();
}

// A carriage return belongs to the line end, as for every reader that ran on Windows once.
std::optional<std::string_view> Tokenizer::next_record() {
  if (at_ == text_.size()) return std::nullopt;
  const std::size_t end = std::min(text_.find(dialect_.record_end, at_), text_.size());
  std::string_view record = text_.substr(at_, end - at_);
  at_ = std::min(end + 1, text_.size());
  const bool is_line = end < text_.size() && dialect_.record_end == '\n';
  if (is_line && record.ends_with('\r')) record.remove_suffix(1);
  return record;
}

Result<std::optional<std::string_view>> Tokenizer::next_word() {
  for (;;) {
    at_ = dialect_.separators.find_not_in(text_, at_);
    if (at_ == text_.size()) return std::nullopt;
    const std::size_t begin = at_;
    at_ = special_.find_in(text_, at_);
    const std::string_view plain = text_.substr(begin, at_ - begin);
    if (at_ == text_.size() || dialect_.separators.has(text_[at_])) return plain;
    word_.assign(plain);
    if (const Result<void> rest = take_rest_of_word(); !rest) return refuse(rest.error());
    if (word_.empty() && !dialect_.carries_empty) continue;
    holds_argument_ = true;
    return word_;
  }
}

Result<void> Tokenizer::take_rest_of_word() {
  while (at_ < text_.size() && !dialect_.separators.has(text_[at_])) {
    const char c = text_[at_];
    if (c == '\\') {
      take_backslash('\0');
    } else if (special_.has(c)) {
      if (const Result<void> quoted = take_quoted(c); !quoted) return refuse(quoted.error());
    }
    append_until(special_);
  }
  return {};
}

Result<void> Tokenizer::take_quoted(char quote) {
  const std::size_t begin = at_++;
  ByteSet stop("\\"sv);
  stop.add(quote);
  for (;;) {
    append_until(stop);
    if (at_ == text_.size()) {
      return refuse({.message = "quote is never closed",
                     .offset = begin,
                     .note = fmt::format("close it, or escape it if it belongs to the argument "
                                         "(dialect '{}')",
                                         dialect_.name)});
    }
    if (text_[at_] == '\\') {
      take_backslash(quote);
      continue;
    }
    ++at_;
    const bool doubled =
        dialect_.doubled_quote_is_quote && at_ < text_.size() && text_[at_] == quote;
    if (!doubled) return {};
    word_ += text_[at_++];
  }
}

// At a backslash, outside quotes (`quote` is NUL) or inside a pair of them.
void Tokenizer::take_backslash(char quote) {
  if (dialect_.backslash == Backslash::escapes_quote) return take_backslash_run();
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
  if (dialect_.backslash == Backslash::escapes_shell) {
    const bool is_literal = quote == '\'' || (quote == '"' && "$`\"\\\n"sv.find(next) == ""sv.npos);
    if (is_literal) {
      word_ += text_[at_++];
      return;
    }
    if (next == '\n') {  // a continued line
      at_ += 2;
      return;
    }
  }
  ++at_;  // a backslash at the very end of the text is dropped
  if (at_ < text_.size()) word_ += text_[at_++];
}

// 2n backslashes before a double quote are n of them and the quote does its work; 2n+1 are n and a
// literal quote; before anything else each is itself.
void Tokenizer::take_backslash_run() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && text_[at_] == '\\') ++at_;
  const std::size_t run = at_ - begin;
  const bool before_quote = at_ < text_.size() && text_[at_] == '"';
  word_.append(before_quote ? run / 2 : run, '\\');
  if (before_quote && run % 2 == 1) word_ += text_[at_++];
}

void Tokenizer::append_until(const ByteSet& stop) {
  const std::size_t end = stop.find_in(text_, at_);
  word_.append(text_, at_, end - at_);
  at_ = end;
}

Result<std::vector<std::string>> tokenize(std::string_view text, const Dialect& dialect) {
  std::vector<std::string> arguments;
  Tokenizer tokenizer(text, dialect);
  for (;;) {
    const auto argument = tokenizer.next();
    if (!argument) return refuse(argument.error());
    if (!*argument) return arguments;
    arguments.emplace_back(**argument);
  }
}

}  // namespace rspkit

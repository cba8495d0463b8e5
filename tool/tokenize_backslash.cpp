// SPDX-License-Identifier: MIT
// What a backslash does, dialect by dialect.
#include <string>

#include "tokenize.h"

namespace rspkit {

using namespace std::string_view_literals;

// At a backslash, outside quotes (`quote` is NUL) or inside a pair of them.
Result<void> Tokenizer::take_backslash(char quote) {
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
  switch (dialect_.backslash) {
    case Backslash::ordinary:
      break;
    case Backslash::disputed:
    case Backslash::escapes_quote:
      return take_backslash_run();
    case Backslash::escapes_shell:
      take_shell_backslash(quote);
      return {};
    case Backslash::escapes_in_quotes:
    case Backslash::escapes_itself: {
      const bool may_escape = quote != '\0' || dialect_.backslash == Backslash::escapes_itself;
      if (may_escape && (next == '\\' || dialect_.quotes.find(next) != ""sv.npos)) break;
      word_ += text_[at_++];
      return {};
    }
    case Backslash::escapes_java:
      take_java_backslash(quote);
      return {};
    case Backslash::escapes_nvcc:
      return take_nvcc_backslash(quote);
    case Backslash::escapes_any:
      break;
  }
  const bool is_last = at_ + 1 == text_.size();
  if (!is_last || !dialect_.keeps_last_backslash) ++at_;  // else it is the byte that is kept
  if (at_ < text_.size()) word_ += text_[at_++];
  return {};
}

// 2n backslashes before a double quote are n of them and the quote does its work; 2n+1 are n and a
// literal quote; before anything else each is itself.
Result<void> Tokenizer::take_backslash_run() {
  const std::size_t begin = at_;
  while (at_ < text_.size() && text_[at_] == '\\') ++at_;
  const std::size_t run = at_ - begin;
  const bool before_quote = at_ < text_.size() && text_[at_] == '"';
  word_.append(before_quote ? run / 2 : run, '\\');
  if (before_quote && run % 2 == 1) word_ += text_[at_++];
  if (!before_quote || dialect_.backslash != Backslash::disputed) return {};
  return note({.message = "a backslash before a double quote, which readers of dialect '" +
                          std::string(dialect_.name) + "' are said to read in two ways",
               .offset = begin,
               .note = "put the quote before the backslash, or use forward slashes"});
}

void Tokenizer::take_shell_backslash(char quote) {
  const char next = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
  const bool is_literal = quote == '\'' || (quote == '"' && "$`\"\\\n"sv.find(next) == ""sv.npos);
  if (is_literal) {
    word_ += text_[at_++];
    return;
  }
  ++at_;  // at the very end of the text it is dropped
  if (at_ < text_.size() && next != '\n') word_ += text_[at_];
  if (at_ < text_.size()) ++at_;  // and with a newline it continues the line
}

// Inside quotes letters stand for control characters, and a line is continued behind its blanks.
void Tokenizer::take_java_backslash(char quote) {
  constexpr std::string_view kLetters = "nrtf";
  constexpr std::string_view kMeant = "\n\r\t\f";
  if (quote == '\0') {
    word_ += text_[at_++];
    return;
  }
  ++at_;
  if (at_ == text_.size()) return;
  const char c = text_[at_++];
  const std::size_t letter = kLetters.find(c);
  if (letter != kLetters.npos) {
    word_ += kMeant[letter];
  } else if (c == '\n' || c == '\r') {
    if (c == '\r' && at_ < text_.size() && text_[at_] == '\n') ++at_;
    at_ = ByteSet(" \t\f").find_not_in(text_, at_);
  } else {
    word_ += c;
  }
}

// A quote behind a backslash arrives only behind one that arrives. Escaped blanks at both ends of a
// word are lost.
Result<void> Tokenizer::take_nvcc_backslash(char quote) {
  const std::size_t begin = at_++;
  if (at_ == text_.size()) {
    return refuse(
        {.message = "a backslash at the end, which is no argument to readers of dialect '" +
                    std::string(dialect_.name) + "'",
         .offset = begin,
         .note = "double it, or leave it out"});
  }
  const char c = text_[at_++];
  const bool is_blank = quote == '\0' && (c == ' ' || c == '\t');
  if (is_blank && solid_ == 0) return {};
  if (c != '"' || word_.ends_with('\\')) word_ += c;
  if (!is_blank) solid_ = word_.size();
  return {};
}

}  // namespace rspkit

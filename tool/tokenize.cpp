// SPDX-License-Identifier: MIT
#include "tokenize.h"

#include <fmt/format.h>

#include <algorithm>

namespace rspkit {
namespace {

using namespace std::string_view_literals;

// The bytes with which separators of more than one byte begin.
ByteSet first_bytes(std::span<const std::string_view> separators) {
  ByteSet bytes;
  for (const std::string_view separator : separators) bytes.add(separator.front());
  return bytes;
}

ByteSet special_bytes(const Dialect& dialect) {
  ByteSet special = dialect.separators | first_bytes(dialect.wide_separators);
  if (dialect.division == Division::records) return special;
  special = special | ByteSet(dialect.quotes);
  if (dialect.backslash != Backslash::ordinary) special.add('\\');
  return special;
}

bool starts_line(std::string_view text, std::size_t at) {
  return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
}

bool starts_first_word(std::string_view text, std::size_t at) {
  while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t')) --at;
  return starts_line(text, at);
}

}  // namespace

Tokenizer::Tokenizer(std::string_view text, const Dialect& dialect, Malformed malformed)
    : text_(text),
      dialect_(dialect),
      malformed_(malformed),
      special_(special_bytes(dialect)),
      only_special_(special_.only()) {}

Result<std::optional<std::string_view>> Tokenizer::next() {
  holds_argument_ = false;
  if (at_ == 0) {
    if (const Result<void> checked = check_nul(); !checked) return refuse(checked.error());
  }
  return dialect_.division == Division::records ? next_record() : next_word();
}

// An error, or an oddity where the text is read all the same.
Result<void> Tokenizer::note(Error error) {
  if (malformed_ == Malformed::is_refused) return refuse(std::move(error));
  error.severity = Severity::warning;
  oddities_.push_back(std::move(error));
  return {};
}

Result<void> Tokenizer::check_nul() {
  if (dialect_.nul == NulByte::is_ordinary) return {};
  const std::size_t nul = text_.find('\0');
  if (nul == text_.npos) return {};
  const bool ends_text = dialect_.nul == NulByte::ends_text;
  Result<void> noted =
      note({.message = fmt::format("a NUL byte, where readers of dialect '{}' {}", dialect_.name,
                                   ends_text ? "stop" : "cut the argument off"),
            .offset = nul,
            .note = "is this the right dialect? UTF-16 text needs a byte order mark"});
  if (ends_text) text_ = text_.substr(0, nul);
  has_nul_ = !ends_text;
  return noted;
}

std::optional<std::string_view> Tokenizer::next_record() {
  for (;;) {
    if (at_ >= text_.size()) return std::nullopt;
    const std::size_t begin = at_;
    at_ = find_end_of_record();
    std::string_view record = text_.substr(begin, at_ - begin);
    const bool is_line = at_ < text_.size() && text_[at_] == '\n';
    const bool is_crlf = text_.substr(at_).starts_with("\r\n"sv);
    const std::size_t wide = wide_separator_at(text_, at_, dialect_);
    at_ += std::max<std::size_t>(wide, is_crlf ? 2 : 1);
    if (has_nul_) record = record.substr(0, record.find('\0'));
    if (is_line && dialect_.drops_cr && record.ends_with('\r')) record.remove_suffix(1);
    const std::size_t first = dialect_.trimmed.find_not_in(record);
    record.remove_prefix(first);
    while (!record.empty() && dialect_.trimmed.has(record.back())) record.remove_suffix(1);
    const bool is_quoted = record.size() > 1 && record.front() == dialect_.quote &&
                           record.back() == dialect_.quote && dialect_.quote != '\0';
    if (is_quoted) record = record.substr(1, record.size() - 2);
    const bool is_comment = starts_with_one_of(record, dialect_.comments);
    if (is_comment || (record.empty() && !dialect_.carries_empty)) continue;
    return record;
  }
}

std::size_t Tokenizer::find_end_of_record() const {
  if (only_special_) return std::min(text_.find(*only_special_, at_), text_.size());
  std::size_t end = special_.find_in(text_, at_);
  while (end < text_.size() && !ends_word(end)) end = special_.find_in(text_, end + 1);
  return end;
}

bool Tokenizer::ends_word(std::size_t at) const {
  return dialect_.separators.has(text_[at]) || wide_separator_at(text_, at, dialect_) != 0;
}

// Over separators and comments.
void Tokenizer::skip_to_word() {
  for (;;) {
    at_ = dialect_.separators.find_not_in(text_, at_);
    const std::size_t wide = at_ < text_.size() ? wide_separator_at(text_, at_, dialect_) : 0;
    at_ += wide;
    if (wide == 0 && !skip_comment()) return;
  }
}

bool Tokenizer::skip_comment() {
  if (dialect_.comments.empty() || at_ == text_.size()) return false;
  const CommentPlace place = dialect_.comment_place;
  if (place == CommentPlace::line_start && !starts_line(text_, at_)) return false;
  if (place == CommentPlace::first_word_of_line && !starts_first_word(text_, at_)) return false;
  if (!starts_with_one_of(text_.substr(at_), dialect_.comments)) return false;
  at_ = ByteSet("\r\n").find_in(text_, at_);
  return true;
}

Result<std::optional<std::string_view>> Tokenizer::next_word() {
  for (;;) {
    skip_to_word();
    if (at_ == text_.size()) return std::nullopt;
    std::string_view word = take_plain();
    if (at_ < text_.size() && !ends_word(at_)) {
      word_.assign(word);
      solid_ = word_.size();
      if (const Result<void> rest = take_rest_of_word(); !rest) return refuse(rest.error());
      holds_argument_ = true;
      word = word_;
    }
    if (has_nul_) word = word.substr(0, word.find('\0'));
    if (!word.empty() || dialect_.carries_empty) return word;
    holds_argument_ = false;
  }
}

// Up to the next byte that means something, as it stands in the text.
std::string_view Tokenizer::take_plain() {
  const std::size_t begin = at_;
  at_ = special_.find_in(text_, at_);
  return text_.substr(begin, at_ - begin);
}

Result<void> Tokenizer::take_rest_of_word() {
  while (at_ < text_.size() && !ends_word(at_)) {
    Result<void> taken;
    const char c = text_[at_];
    if (c == '\\' && dialect_.backslash != Backslash::ordinary) {
      taken = take_backslash('\0');
    } else if (dialect_.quotes.find(c) != ""sv.npos) {
      taken = take_quoted(c);
    } else {
      word_ += text_[at_++];
      solid_ = word_.size();
    }
    if (!taken) return taken;
    const std::size_t before = word_.size();
    append_until(special_);
    if (word_.size() > before) solid_ = word_.size();
  }
  if (dialect_.backslash == Backslash::escapes_nvcc) word_.resize(solid_);
  return {};
}

Result<void> Tokenizer::take_quoted(char quote) {
  const std::size_t begin = at_;
  keep_quote_behind_backslash();
  ++at_;
  ByteSet stop;
  if (dialect_.backslash != Backslash::ordinary) stop.add('\\');
  for (const char c : dialect_.any_quote_closes ? dialect_.quotes : std::string_view(&quote, 1)) {
    stop.add(c);
  }
  if (dialect_.newline_ends_quotes) stop = stop | ByteSet("\r\n");
  for (;;) {
    append_until(stop);
    if (at_ == text_.size()) return take_open_end(begin);
    const char c = text_[at_];
    if (c == '\n' || c == '\r') break;
    if (c == '\\') {
      if (Result<void> taken = take_backslash(quote); !taken) return taken;
      continue;
    }
    keep_quote_behind_backslash();
    ++at_;
    const bool doubled = dialect_.doubled_quote_is_quote && at_ < text_.size() && text_[at_] == c;
    if (!doubled) break;
    word_ += text_[at_++];
  }
  solid_ = word_.size();
  return {};
}

// One that opens or closes, to nvcc, and arrives as well.
void Tokenizer::keep_quote_behind_backslash() {
  if (dialect_.backslash != Backslash::escapes_nvcc) return;
  if (at_ > 0 && text_[at_ - 1] == '\\') word_ += text_[at_];
}

// The text ends inside quotes, which opened at `begin`.
Result<void> Tokenizer::take_open_end(std::size_t begin) {
  Error error{.message = "quote is never closed",
              .offset = begin,
              .note = fmt::format("close it, or escape it if it belongs to the argument "
                                  "(dialect '{}')",
                                  dialect_.name)};
  if (!dialect_.forgives_open_quote) return refuse(std::move(error));
  return note(std::move(error));
}

void Tokenizer::append_until(const ByteSet& stop) {
  const std::size_t end = stop.find_in(text_, at_);
  word_.append(text_, at_, end - at_);
  at_ = end;
}

Result<std::vector<std::string>> tokenize(std::string_view text, const Dialect& dialect,
                                          Malformed malformed) {
  std::vector<std::string> arguments;
  Tokenizer tokenizer(text, dialect, malformed);
  for (;;) {
    const auto argument = tokenizer.next();
    if (!argument) return refuse(argument.error());
    if (!*argument) return arguments;
    arguments.emplace_back(**argument);
  }
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "byte_set.h"
#include "host.h"

namespace rspkit {

/// How the text of a list is divided.
enum class Division {
  words,    // at runs of separators; quotes and backslashes group
  records,  // after each separator; nothing groups, an empty record is an empty argument
};

/// What a backslash means to a reader, and with it how its writer escapes.
enum class Backslash {
  ordinary,       // nothing: a byte like any other
  escapes_any,    // the next byte is literal, inside quotes too
  escapes_quote,  // only a run of them right before `"`: 2n and 2n+1, as the C runtime of Windows
  escapes_shell,  // any byte outside quotes, only $ ` " \ newline in "...", nothing in '...'
  escapes_in_quotes,  // inside quotes, before a quote or another backslash
  escapes_itself,     // the same, outside quotes too
  escapes_java,       // inside quotes: \n \r \t \f, a continued line, else the next byte is literal
  escapes_nvcc,       // any byte; but a quote behind one never opens or closes, and goes away
  disputed,           // before `"`: there published readings differ, so it never stands there
};

/// What becomes of a NUL byte in the text.
enum class NulByte {
  is_ordinary,  // a byte like any other; also where it separates
  ends_text,    // nothing behind it is read
  cuts_word,    // the rest of its word is lost
};

/// Where a comment may begin; it goes on to the end of the line.
enum class CommentPlace { word_start, first_word_of_line, line_start };

/// How a reader spells arguments: one row of facts, consulted by `quote` and `tokenize` alike.
struct Dialect {
  std::string_view name;
  Division division = Division::words;
  ByteSet separators = {};       // words: end one outside quotes; records: end each
  bool drops_cr = false;         // records: a carriage return belongs to the line end behind it
  ByteSet trimmed = {};          // records: taken away at both ends
  std::string_view quotes = {};  // open and close a quoted part
  bool keeps_last_backslash = false;    // at the end of the text, where others drop it
  bool any_quote_closes = false;        // one kind of quote closes what the other opened
  bool newline_ends_quotes = false;     // and the word with them
  bool doubled_quote_is_quote = false;  // `""` inside `"..."` is one literal `"`
  bool drops_quotes = false;            // quotes inside an argument only group: it arrives without
  bool options_hold_quotes = false;     // of nvcc: quotes in their values are read once more
  Backslash backslash = Backslash::ordinary;
  NulByte nul = NulByte::is_ordinary;
  std::string_view comments = {};  // what begins one, divided by blanks
  CommentPlace comment_place = CommentPlace::word_start;
  std::span<const std::string_view> wide_separators = {};  // those of more than one byte, in UTF-8
  bool carries_empty = true;         // an empty argument can be spelled and read
  bool understands_bom = false;      // UTF-8 and UTF-16 byte order marks
  bool opens_at_files = true;        // `@x` inside a file may be opened in turn
  bool forgives_open_quote = false;  // a quote that is never closed ends with the text
  bool is_utf_8 = false;             // other bytes are refused
  char quote = '\0';     // what the writer quotes with; none: records, or backslashes do
  ByteSet bare = {};     // what the writer leaves unquoted
  ByteSet refused = {};  // what no spelling carries
  std::string_view refused_starts = {};  // what no argument can begin with, divided by blanks
  ByteSet lost_at_start = {};            // of an argument, in quotes too
  std::string_view summary = {};         // the rules, for people
  std::string_view verified = {};        // the readers that were seen to agree
};

/// All rows, sorted by name.
std::span<const Dialect> dialects();

/// The row called `name`, or null. `ninja` is `shell`, on a Windows host `windows`: the way in
/// which Ninja spells `$in` there.
const Dialect* find_dialect(std::string_view name, Host host);

/// Whether `text` begins with one of `starts`, which are divided by blanks.
bool starts_with_one_of(std::string_view text, std::string_view starts);

/// How many bytes of `text` at `at` are one separator of more than one byte; 0: there is none.
std::size_t wide_separator_at(std::string_view text, std::size_t at, const Dialect& dialect);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

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
  escapes_any,    // the next byte is literal, inside both kinds of quotes too
  escapes_quote,  // only a run of them right before `"`: 2n and 2n+1, as the C runtime of Windows
  escapes_shell,  // any byte outside quotes, only $ ` " \ newline in "...", nothing in '...'
};

/// How a reader spells arguments: one row of facts, consulted by `quote` and `tokenize` alike.
struct Dialect {
  std::string_view name;
  Division division = Division::words;
  char record_end = '\0';        // ends each record
  ByteSet separators = {};       // end a word outside quotes
  std::string_view quotes = {};  // open and close a quoted part
  Backslash backslash = Backslash::ordinary;
  bool doubled_quote_is_quote = false;  // `""` inside `"..."` is one literal `"`
  bool carries_empty = true;            // an empty argument can be spelled and read
  bool understands_bom = false;         // UTF-8 and UTF-16 byte order marks
  bool opens_at_files = true;           // `@x` inside a file may be opened in turn
  char quote = '\0';                    // what the writer quotes with; none: records
  ByteSet bare = {};                    // what the writer leaves unquoted
  ByteSet refused = {};                 // what no spelling carries
  std::string_view summary = {};        // the rules, for people
  std::string_view verified = {};       // the readers that were seen to agree
};

/// All rows, sorted by name.
std::span<const Dialect> dialects();

/// The row called `name`, or null. `ninja` is `shell`, on a Windows host `windows`: the way in
/// which Ninja spells `$in` there.
const Dialect* find_dialect(std::string_view name, Host host);

}  // namespace rspkit

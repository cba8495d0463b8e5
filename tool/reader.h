// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "dialect.h"
#include "encoding.h"

namespace rspkit {

/// How the lines of a response file end.
enum class LineEnd { lf, crlf };

/// What a reader does with `@x` when there is no file x.
enum class MissingFile { is_literal, is_error };

struct Router;

/// What a program takes from a response file.
enum class Takes {
  arguments,  // whatever its command line takes
  names,      // the names of its inputs alone: no options
  inputs,     // objects, libraries and directories: all else it has to see on its command line
};

/// How a family of programs reads response files: what rspkit writes for it and how it names it.
struct Reader {
  std::string_view dialect = {};      // the row's name; empty: reads no response file
  std::string_view switch_text = {};  // before the file's name; a final blank: a word apart
  std::span<const std::string_view> other_switches = {};  // that it reads too, in the same form
  Encoding encoding = Encoding::utf_8;
  LineEnd line_end = LineEnd::lf;
  Takes takes = Takes::arguments;
  std::size_t longest_line = 0;  // UTF-16 units; 0: no limit
  std::size_t nested_files = 0;  // how many files a command may open in all; 0: `@x` in one is data
  MissingFile missing_file = MissingFile::is_literal;
  bool refuses_open_quote = false;     // where others of its dialect take the rest of the text
  bool hands_to_shell = false;         // it puts values into "..." of a shell of POSIX
  std::string_view line_limit = {};    // of its own making on the command line; see `LimitRow`
  std::string_view inner_limit = {};   // what remains when the list is in a file; see `LimitRow`
  const Router* router = nullptr;      // what helps there
  std::string_view outside = {};       // how an option begins that only works on the command line
  std::string_view starts_tail = {};   // the option that takes the rest of its line: /link of cl
  std::string_view path_refuses = {};  // bytes that the file's own name must not hold
  std::string_view way_out = {};       // what helps where no response file does
  std::string_view verified = {};      // what was run, or where it is documented

  [[nodiscard]] bool reads_files() const { return !dialect.empty(); }

  /// Whether the switch is a word of its own, and the switch without the blank that says so.
  [[nodiscard]] bool switch_stands_alone() const { return switch_text.ends_with(' '); }
  [[nodiscard]] std::string_view switch_word() const {
    return switch_text.substr(0, switch_text.size() - (switch_stands_alone() ? 1 : 0));
  }
};

/// How many of `words`, from the start on, name a response file to `reader`: none, one (@x) or two
/// (--options-file x); and the file's name.
struct NamedFile {
  std::size_t words = 0;
  std::string_view path = {};
};
NamedFile named_file(const Reader& reader, std::span<const std::string_view> words);

/// The dialect that `arguments` make the reader use: that of --rsp-quoting, where the reader knows
/// the option, else the reader's own. Null where it reads no response file.
const Dialect* dialect_of(const Reader& reader, std::span<const std::string_view> arguments);

/// Whether the argument at `at` only works on the command line.
bool stays_outside(const Reader& reader, std::span<const std::string_view> arguments,
                   std::size_t at);

/// The reader that a user describes by a dialect, a switch and an encoding alone.
Reader reader_from_dialect(const Dialect& dialect, std::string_view switch_text, Encoding encoding);

}  // namespace rspkit

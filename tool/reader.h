// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "dialect.h"
#include "encoding.h"

namespace rspkit {

/// How the lines of a response file end.
enum class LineEnd { lf, crlf };

/// What a reader does with `@x` when there is no file x.
enum class MissingFile { is_literal, is_error };

/// How a family of programs reads response files: what rspkit writes for it and how it names it.
struct Reader {
  std::string_view dialect = {};  // the row's name; empty: reads no response file
  std::string_view switch_text =
      {};  // before the file's name; one ending in a blank is a word apart
  Encoding encoding = Encoding::utf_8;
  LineEnd line_end = LineEnd::lf;
  std::size_t longest_line = 0;  // bytes; 0: no limit
  std::size_t nested_files =
      0;  // how many files a command may open in all; 0: `@x` in a file is data
  MissingFile missing_file = MissingFile::is_literal;
  std::string_view inner_limit =
      {};                          // a limit that remains when the list is in a file; see `Limit`
  std::string_view outside = {};   // beginnings of options that only work on the command line
  std::string_view verified = {};  // what was run, or where it is documented

  [[nodiscard]] bool reads_files() const { return !dialect.empty(); }
};

/// The reader that a user describes by a dialect, a switch and an encoding alone.
Reader reader_from_dialect(const Dialect& dialect, std::string_view switch_text, Encoding encoding);

}  // namespace rspkit

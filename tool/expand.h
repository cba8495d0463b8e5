// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "argument_list.h"
#include "dialect.h"
#include "error.h"
#include "reader.h"

namespace rspkit {

/// Gives the bytes of a file, nothing where there is none, an error where it cannot be read. The
/// core has no files of its own.
using FileSource = std::function<Result<std::optional<std::string>>(const std::string& path)>;

/// How response files are read: their dialect, as a rule the reader's own, what the reader does
/// with what they hold, and what becomes of a text that it would only read in part.
struct Reading {
  const Dialect& dialect;
  const Reader& reader;
  Malformed malformed = Malformed::is_refused;
  std::string_view inside_of = {};  // the file that holds the arguments, if one does
  bool opens_at_files = false;      // written by who thinks that every reader knows @FILE
};

/// The response file that `words` begin with, as in `named_file` of the reader, and @FILE where
/// that is opened for every reader.
NamedFile named_file(const Reading& reading, std::span<const std::string_view> words);

/// The arguments that `bytes`, the content of the response file `path`, hold for the reader. Fails
/// as `Tokenizer` does; the message then shows path, line, column and a caret.
///
/// Inverse of `write_response_file`.
Result<ArgumentList> read_response_file(std::string_view path, std::string bytes,
                                        const Reading& reading);

/// `arguments` with every response file among them replaced by what it holds, and so on in what it
/// holds, as far as `reader` would; names are relative to the current directory.
///
/// Fails on a file that names itself,
/// on more files than the reader opens, on one that is missing where that is an error to the
/// reader, and on one that cannot be read.
Result<ArgumentList> expand(std::span<const std::string_view> arguments, const Reading& reading,
                            const FileSource& source);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "argument_list.h"
#include "dialect.h"
#include "error.h"
#include "reader.h"

namespace rspkit {

/// A word of a planned command: a text, and behind it the name of a planned file, if any.
struct PlannedWord {
  std::string_view text;
  std::optional<std::size_t> file = {};
  std::string_view path_refuses = {};  // bytes that the name must not hold here
};

/// A file that a planned command needs: its bytes, with the name of an earlier file in between.
struct PlannedFile {
  std::string_view ending;  // of its name, behind that of the response file; empty: that file
  std::string bytes = {};
  std::optional<std::size_t> file = {};
  std::string_view bytes_end = {};

  [[nodiscard]] std::string content(std::span<const std::string> paths) const;
};

/// How a job is run.
struct Plan {
  std::vector<PlannedWord> words;       // with the switches of the files
  std::vector<PlannedFile> files = {};  // those that others name come first
  ArgumentList texts = {};              // what the words are parts of, where they are new
};

/// A plan that starts `words` as they are.
Plan plan_of(std::span<const std::string_view> words);

/// Adds words as they are.
void add_words(Plan& plan, std::span<const std::string_view> words);

/// Adds the response file that holds `arguments`, and gives its index. Fails as
/// `write_response_file` does.
Result<std::size_t> add_response(Plan& plan, std::span<const std::string_view> arguments,
                                 const Dialect& dialect, const Reader& reader,
                                 std::string_view ending);

/// Adds the words that name the file at index `file` to `reader`.
void add_switch(Plan& plan, const Reader& reader, std::size_t file);

/// The words that start the program, where the planned files lie at `paths`. Fails on a path that
/// would be read otherwise where it is named.
Result<std::vector<std::string>> start_words(const Plan& plan, std::span<const std::string> paths);

}  // namespace rspkit

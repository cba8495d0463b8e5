// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dialect.h"
#include "model.h"

namespace rspkit::model {

/// What became of a set of arguments.
struct Outcome {
  int carried = 0;
  int refused = 0;
  std::string difference;  // the first argument that a model reads otherwise, and what it reads
};

/// Writes each argument in `dialect`, alone in a file and in files of many, one a line with
/// `line_end`, and has the model read it. What it is to read is `as_read` of the argument.
Outcome compare(std::string_view dialect, std::string_view line_end, Model read,
                const std::vector<std::string>& arguments);

/// Every string over `alphabet` of up to `longest` bytes.
std::vector<std::string> short_strings(std::string_view alphabet, std::size_t longest);

/// Many longer ones, the same in each run: of up to 40 letters out of a few that differ from string
/// to string, so that each dialect carries many of them. Letters are whatever is special to any
/// dialect, UTF-8 of two to four bytes, and bytes that are no UTF-8.
std::vector<std::string> random_strings();

/// Each character from U+0080 to U+3100 between two letters.
std::vector<std::string> characters_between_letters();

/// What the model reads, in one line: `[a b][]`.
std::string show(const Words& words);

}  // namespace rspkit::model

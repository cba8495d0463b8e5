// SPDX-License-Identifier: MIT
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <vector>

#include "dialect.h"
#include "error.h"
#include "tokenize.h"

namespace rspkit {

/// Arguments in order, together with the texts that they are parts of. Moving it keeps every view.
class ArgumentList {
 public:
  ArgumentList() = default;
  ArgumentList(ArgumentList&&) = default;
  ArgumentList& operator=(ArgumentList&&) = default;
  ArgumentList(const ArgumentList&) = delete;
  ArgumentList& operator=(const ArgumentList&) = delete;
  ~ArgumentList() = default;

  /// Adds a view whose text outlives the list, or one of a text handed to `keep`.
  void add(std::string_view argument) { arguments_.push_back(argument); }

  /// Adds an argument that the list itself keeps.
  void add_copy(std::string_view argument) { add(keep(std::string(argument))); }

  /// Keeps a text for as long as the list lives.
  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

  /// Adds all arguments and oddities of `other` and takes over its texts.
  void append(ArgumentList other);

  /// Adds what was read otherwise than it looks: a warning with its place.
  void note(Error oddity) { oddities_.push_back(std::move(oddity)); }

  [[nodiscard]] const std::vector<std::string_view>& arguments() const { return arguments_; }
  [[nodiscard]] const std::vector<Error>& oddities() const { return oddities_; }
  [[nodiscard]] bool empty() const { return arguments_.empty(); }

 private:
  std::vector<std::string_view> arguments_;
  std::vector<Error> oddities_;
  std::list<std::string> texts_;  // a list: its elements never move, and splice in one step
};

/// The arguments of a text spelled in `dialect`, the content of the file `path`. Fails as
/// `Tokenizer` does; the message shows path, line, column and a caret.
Result<ArgumentList> list_from_dialect(std::string text, const Dialect& dialect,
                                       std::string_view path,
                                       Malformed malformed = Malformed::is_refused);

/// The arguments of a text in which each line is a CMake list: divided at `;` outside of brackets,
/// `\;` is a semicolon, empty elements are dropped.
ArgumentList list_from_cmake(std::string text);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model.h"

namespace rspkit::model {

/// Words in the making.
class Collector {
 public:
  /// From here on there is a word, even if nothing is added.
  void begin() { begun_ = true; }
  void add(std::string_view text) {
    word_ += text;
    begun_ = true;
  }
  void add(char c) { add(std::string_view(&c, 1)); }
  /// The word is over, if there is one.
  void end() {
    if (begun_) words_.push_back(word_);
    word_.clear();
    begun_ = false;
  }
  /// The same, but an empty word is dropped.
  void end_unless_empty() {
    begun_ = !word_.empty();
    end();
  }
  [[nodiscard]] bool is_empty() const { return word_.empty(); }
  Words take() { return std::move(words_); }

 private:
  std::string word_;
  bool begun_ = false;
  Words words_;
};

/// The lines of `text`, which end at any of `ends`.
std::vector<std::string_view> lines(std::string_view text, std::string_view ends);

/// The code points of `text`.
std::vector<std::string_view> code_points(std::string_view text);

/// What a Swift program takes for one Character: a code point and the marks that combine with it,
/// CR and LF, and the character that a mark of the kind of U+0600 stands before. Of the marks of
/// Unicode (UAX 29) only some are known here.
std::vector<std::string_view> characters(std::string_view text);

/// Whether `character` begins with one of Unicode's White_Space.
bool is_white_space(std::string_view character);

}  // namespace rspkit::model

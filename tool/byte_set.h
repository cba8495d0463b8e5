// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace rspkit {

/// A set of bytes that can be asked about in one load; built at compile time from text.
class ByteSet {
 public:
  constexpr ByteSet() = default;
  constexpr explicit ByteSet(std::string_view bytes) {
    for (const char byte : bytes) add(byte);
  }

  constexpr void add(char byte) { holds_[static_cast<unsigned char>(byte)] = true; }
  [[nodiscard]] constexpr bool has(char byte) const {
    return holds_[static_cast<unsigned char>(byte)];
  }

  /// The offset of the first byte of `text`, from `start` on, that is in the set; else the size.
  [[nodiscard]] constexpr std::size_t find_in(std::string_view text, std::size_t start = 0) const {
    while (start < text.size() && !has(text[start])) ++start;
    return start;
  }

  /// The same for the first byte that is not in the set.
  [[nodiscard]] constexpr std::size_t find_not_in(std::string_view text,
                                                  std::size_t start = 0) const {
    while (start < text.size() && has(text[start])) ++start;
    return start;
  }

  /// The byte of a set that holds just one, else none.
  [[nodiscard]] constexpr std::optional<char> only() const {
    std::optional<char> found;
    for (std::size_t i = 0; i < holds_.size(); ++i) {
      if (!holds_[i]) continue;
      if (found) return std::nullopt;
      found = static_cast<char>(i);
    }
    return found;
  }

  friend constexpr ByteSet operator|(ByteSet left, const ByteSet& right) {
    for (std::size_t i = 0; i < left.holds_.size(); ++i) left.holds_[i] |= right.holds_[i];
    return left;
  }
  friend constexpr ByteSet operator&(ByteSet left, const ByteSet& right) {
    for (std::size_t i = 0; i < left.holds_.size(); ++i) left.holds_[i] &= right.holds_[i];
    return left;
  }
  friend constexpr ByteSet operator-(ByteSet left, const ByteSet& right) {
    for (std::size_t i = 0; i < left.holds_.size(); ++i) {
      left.holds_[i] = left.holds_[i] && !right.holds_[i];
    }
    return left;
  }
  [[nodiscard]] constexpr bool is_empty() const {
    for (const bool holds : holds_) {
      if (holds) return false;
    }
    return true;
  }

 private:
  std::array<bool, 256> holds_{};
};

}  // namespace rspkit

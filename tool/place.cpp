// SPDX-License-Identifier: MIT
#include "place.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "encoding.h"
#include "visible.h"

namespace rspkit {
namespace {

constexpr std::size_t kWidest = 100;  // bytes of a source line that are shown

std::size_t characters_in(std::string_view text) {
  return text.size() -
         static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues_character));
}

std::string_view to_string(Severity severity) {
  return severity == Severity::warning ? "warning" : "error";
}

// The part of a line around the caret, cut between characters; control bytes shown as '?'.
struct Excerpt {
  std::string text;
  std::size_t caret;  // characters before it
};

Excerpt excerpt_of(std::string_view line, std::size_t at) {
  std::size_t begin = line.size() > kWidest && at > kWidest / 2 ? at - kWidest / 2 : 0;
  while (begin > 0 && continues_character(line[begin])) --begin;
  std::size_t end = std::min(line.size(), begin + kWidest);
  while (end < line.size() && continues_character(line[end])) ++end;
  std::string shown(line.substr(begin, end - begin));
  std::replace_if(
      shown.begin(), shown.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }, '?');
  return {shown, characters_in(line.substr(begin, at - begin))};
}

}  // namespace

Error with_place(Error error, std::string_view path, std::string_view text) {
  if (error.offset == Error::kNoOffset) return error;
  const std::size_t offset = std::min(error.offset, text.size());
  const std::string_view before = text.substr(0, offset);
  const std::size_t begin = before.rfind('\n') + 1;  // npos + 1 is 0
  const std::string_view line = text.substr(begin, text.find('\n', offset) - begin);
  const Excerpt excerpt = excerpt_of(line, offset - begin);
  error.message = fmt::format("{}:{}:{}: {}: {}\n    {}\n    {:>{}}", path,
                              1 + std::count(before.begin(), before.end(), '\n'),
                              1 + characters_in(before.substr(begin)), to_string(error.severity),
                              error.message, excerpt.text, '^', excerpt.caret + 1);
  error.offset = Error::kNoOffset;
  error.has_place = true;
  return error;
}

Error with_argument(Error error, std::size_t index, std::string_view argument) {
  const std::string byte =
      error.offset == Error::kNoOffset ? "" : fmt::format(", byte {}", error.offset + 1);
  error.message =
      fmt::format("argument {}, {}{}: {}", index + 1, visible(argument), byte, error.message);
  error.offset = Error::kNoOffset;
  return error;
}

Error with_program(Error error, std::string_view program) {
  error.message = fmt::format("{}: {}", program, error.message);
  return error;
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "show.h"

#include <fmt/format.h>

namespace rspkit {

std::string show(const std::vector<std::string_view>& arguments) {
  std::string text;
  for (const std::string_view argument : arguments) text += fmt::format("[{}]", argument);
  return text;
}

std::string show(const Result<std::vector<std::string>>& arguments) {
  if (!arguments) return show(arguments.error());
  return show(std::vector<std::string_view>(arguments->begin(), arguments->end()));
}

std::string show(const Result<ArgumentList>& list) {
  return list ? show(list->arguments()) : show(list.error());
}

std::string show(const Error& error) {
  std::string text = "!" + error.message;
  if (error.offset != Error::kNoOffset) text += fmt::format(" @{}", error.offset);
  if (!error.note.empty()) text += " note: " + error.note;
  return text;
}

void for_each_string(std::string_view alphabet, std::size_t longest,
                     const std::function<void(const std::string&)>& visit) {
  std::vector<std::string> last{""};
  visit("");
  for (std::size_t length = 1; length <= longest; ++length) {
    std::vector<std::string> next;
    for (const std::string& start : last) {
      for (const char c : alphabet) next.push_back(start + c);
    }
    for (const std::string& text : next) visit(text);
    last = std::move(next);
  }
}

}  // namespace rspkit

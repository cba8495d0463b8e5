// SPDX-License-Identifier: MIT
// Models of the readers of compilers for embedded systems: via files of Arm, command files of TI.
#include <algorithm>

#include "model.h"
#include "model_text.h"

namespace rspkit::model {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kBlanks = " \t\v\f";

bool is_in(char c, std::string_view set) {
  return set.find(c) != set.npos;
}

// In quotes a backslash escapes what `escaped` holds; returns where the quotes are over.
std::size_t add_quoted(std::string_view line, std::size_t at, std::string_view escaped,
                       Collector& out) {
  const char quote = line[at++];
  out.begin();
  for (; at < line.size() && line[at] != quote; ++at) {
    if (line[at] == '\\' && at + 1 < line.size() && is_in(line[at + 1], escaped)) ++at;
    out.add(line[at]);
  }
  return std::min(at + 1, line.size());
}

void add_via_line(std::string_view line, Collector& out) {
  int depth = 0;  // of parentheses, in which blanks do not divide
  for (std::size_t at = 0; at < line.size();) {
    const char c = line[at];
    if (c == '"' || c == '\'') {
      at = add_quoted(line, at, "\"'\\", out);
      continue;
    }
    if (c == '(') ++depth;
    if (c == ')' && depth > 0) --depth;
    if (depth == 0 && is_in(c, kBlanks)) {
      out.end();
    } else {
      out.add(c);
    }
    ++at;
  }
  out.end();
}

}  // namespace

Words arm_via(std::string_view text) {
  Collector out;
  for (const std::string_view line : lines(text, "\r\n")) {
    const std::size_t first = line.find_first_not_of(kBlanks);
    if (first != line.npos && !is_in(line[first], ";#")) add_via_line(line, out);
  }
  return out.take();
}

Words ti_command_file(std::string_view text) {
  Collector out;
  for (std::size_t at = 0; at < text.size();) {
    const bool starts_line = at == 0 || is_in(text[at - 1], "\r\n");
    if (starts_line && is_in(text[at], "#;")) {
      at = std::min(text.find_first_of("\r\n", at), text.size());
    } else if (text.substr(at).starts_with("/*")) {
      const std::size_t end = text.find("*/", at + 2);
      at = end == text.npos ? text.size() : end + 2;
    } else if (text[at] == '"') {
      at = add_quoted(text, at, "\"\\", out);
    } else if (is_in(text[at], kBlanks) || is_in(text[at], "\r\n")) {
      out.end();
      ++at;
    } else if (text[at] == '-') {
      ++at;
    } else {
      out.add(text[at++]);
    }
  }
  out.end();
  return out.take();
}

}  // namespace rspkit::model

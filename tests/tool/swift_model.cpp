// SPDX-License-Identifier: MIT
// Models of swift-driver, which divides a text into lines and takes them Character by Character.
#include "model.h"
#include "model_text.h"

namespace rspkit::model {
namespace {

using namespace std::string_view_literals;

using Characters = std::vector<std::string_view>;

std::vector<Characters> lines_of(std::string_view text) {
  std::vector<Characters> list(1);
  for (const std::string_view character : characters(text)) {
    if (character == "\n" || character == "\r\n") {
      list.emplace_back();
    } else {
      list.back().push_back(character);
    }
  }
  return list;
}

bool is_comment(const Characters& line) {
  return line.size() >= 2 && line[0] == "/" && line[1] == "/";
}

// Both quotes are one switch, and a backslash makes the next Character literal.
void add_line(const Characters& line, Collector& out) {
  bool is_quoted = false;
  bool is_escaped = false;
  for (const std::string_view c : line) {
    if (is_escaped) {
      is_escaped = false;
      out.add(c);
    } else if (c == "\\") {
      is_escaped = true;
    } else if (c == "\"" || c == "'") {
      is_quoted = !is_quoted;
    } else if (is_white_space(c) && !is_quoted) {
      out.end_unless_empty();
    } else {
      out.add(c);
    }
  }
  out.end_unless_empty();
}

bool is_windows_blank(std::string_view c) {
  return c == " " || c == "\t" || c == "\r" || c == "\0"sv;
}

// Blanks are skipped wherever nothing was taken yet, in quotes too; they are not if nothing
// follows.
std::size_t skip_blanks(const Characters& line, std::size_t at) {
  std::size_t end = at;
  while (end < line.size() && is_windows_blank(line[end])) ++end;
  return end == line.size() ? at : end;
}

void add_windows_line(const Characters& line, Collector& out) {
  const auto is_at = [&](std::size_t at, std::string_view c) {
    return at < line.size() && line[at] == c;
  };
  bool is_quoted = false;
  for (std::size_t at = 0; at < line.size();) {
    if (out.is_empty()) at = skip_blanks(line, at);
    std::size_t run = 0;
    for (; is_at(at, "\\"); ++at) ++run;
    const bool before_quote = is_at(at, "\"");
    out.add(std::string(before_quote ? run / 2 : run, '\\'));
    if (before_quote && run == 0) {
      ++at;
      if (is_quoted && is_at(at, "\"")) out.add(line[at++]);
      is_quoted = !is_quoted;
    } else if (run == 0 && !is_quoted && is_windows_blank(line[at])) {
      out.end_unless_empty();
      ++at;
    } else if (run == 0 || (before_quote && run % 2 == 1)) {
      out.add(line[at++]);
    }
  }
  out.end_unless_empty();
}

}  // namespace

Words swift(std::string_view text) {
  Collector out;
  for (const Characters& line : lines_of(text)) {
    if (!is_comment(line)) add_line(line, out);
  }
  return out.take();
}

Words swift_on_windows(std::string_view text) {
  Collector out;
  for (const Characters& line : lines_of(text)) add_windows_line(line, out);
  return out.take();
}

}  // namespace rspkit::model

// SPDX-License-Identifier: MIT
// Models of the compilers for C#: of Roslyn's csc (and vbc), and of Mono's mcs.
#include "model.h"
#include "model_text.h"

namespace rspkit::model {
namespace {

// What the options make of a word: quotes without a backslash go away.
std::string without_quotes(std::string_view word) {
  std::string out;
  std::size_t run = 0;
  for (const char c : word) {
    if (c == '\\') {
      ++run;
      continue;
    }
    out.append(c == '"' ? run / 2 : run, '\\');
    if (c != '"' || run % 2 == 1) out += c;
    run = 0;
  }
  return out.append(run, '\\');
}

// One word as csc cuts it, with quotes and backslashes as they were, and behind what it ends.
struct Cut {
  std::string word;
  std::size_t end;
};

Cut cut(const std::vector<std::string_view>& line, std::size_t at) {
  std::string word;
  std::size_t quotes = 0;
  std::size_t run = 0;
  for (; at < line.size() && (quotes % 2 != 0 || !is_white_space(line[at])); ++at) {
    const std::string_view c = line[at];
    const bool is_lost = c == "|" || (c.size() == 1 && c[0] > '\0' && c[0] < ' ');
    if (c == "\"" && run % 2 == 0) ++quotes;
    run = c == "\\" ? run + 1 : 0;
    if (!is_lost) word += c;
  }
  const bool is_whole = quotes == 2 && word.starts_with('"') && word.ends_with('"');
  return {is_whole ? word.substr(1, word.size() - 2) : word, at};
}

}  // namespace

Words roslyn(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  Words words;
  for (const std::string_view bytes : lines(text, "\r\n")) {
    const std::vector<std::string_view> line = code_points(bytes);
    for (std::size_t at = 0; at < line.size();) {
      if (is_white_space(line[at])) {
        ++at;
        continue;
      }
      if (line[at] == "#") break;
      const Cut found = cut(line, at);
      if (!found.word.empty()) words.push_back(without_quotes(found.word));
      at = found.end;
    }
  }
  return words;
}

Words mcs(std::string_view text) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  Collector out;
  for (const std::string_view line : lines(text, "\r\n")) {
    char quote = '\0';
    for (const char c : line) {
      if (quote != '\0') {
        c == quote ? void(quote = '\0') : out.add(c);
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == ' ') {
        out.end_unless_empty();
      } else {
        out.add(c);
      }
    }
    out.end_unless_empty();
  }
  return out.take();
}

}  // namespace rspkit::model

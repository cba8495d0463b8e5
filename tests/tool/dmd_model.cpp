// SPDX-License-Identifier: MIT
// A model of dmd: words end at LF and NUL even in quotes, 0x1a ends the file, and a carriage return
// inside a word goes away.
#include <algorithm>

#include "model.h"
#include "model_text.h"

namespace rspkit::model {
namespace {

using namespace std::string_view_literals;

// How many bytes of `text`, which begins with a word, that word takes.
std::size_t size_of_word(std::string_view text) {
  bool is_quoted = false;
  std::size_t run = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    const bool is_blank = c == ' ' || c == '\t';
    if (c == '\n' || c == '\0' || (is_blank && !is_quoted)) return at;
    if (c == '"' && run % 2 == 0) is_quoted = !is_quoted;
    if (c != '\r') run = c == '\\' ? run + 1 : 0;
  }
  return text.size();
}

// Half of the backslashes before a quote go away; an odd one keeps the quote.
std::string unquoted(std::string_view word) {
  std::string out;
  std::size_t run = 0;
  for (const char c : word) {
    if (c == '\r') continue;
    if (c != '"') {
      run = c == '\\' ? run + 1 : 0;
      out += c;
      continue;
    }
    out.resize(out.size() - (run + 1) / 2);
    if (run % 2 == 1) out += c;
    run = 0;
  }
  return out;
}

}  // namespace

Words dmd(std::string_view text) {
  text = text.substr(0, text.find('\x1a'));
  Words words;
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n\0"sv), text.size()));
    if (text.empty()) return words;
    if (text.front() == '#') {
      text.remove_prefix(std::min(text.find_first_of("\r\n"), text.size()));
      continue;
    }
    const std::size_t size = size_of_word(text);
    words.push_back(unquoted(text.substr(0, size)));
    text.remove_prefix(size);
  }
}

}  // namespace rspkit::model

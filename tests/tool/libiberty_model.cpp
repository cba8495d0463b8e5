// SPDX-License-Identifier: MIT
// Models of the readers that GNU and Apple made, where a backslash escapes.
#include "model.h"
#include "model_text.h"

namespace rspkit::model {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kIsSpace = " \t\n\r\v\f";

std::string_view until_nul(std::string_view text) {
  return text.substr(0, text.find('\0'));
}

// A backslash makes the next byte literal everywhere, in both kinds of quotes.
Words escaping_everywhere(std::string_view text, std::string_view blanks) {
  Collector out;
  char quote = '\0';
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\\') {
      out.begin();
      if (++at < text.size()) out.add(text[at]);
    } else if (quote != '\0') {
      c == quote ? void(quote = '\0') : out.add(c);
    } else if (blanks.find(c) != blanks.npos) {
      out.end();
    } else if (c == '"' || c == '\'') {
      quote = c;
      out.begin();
    } else {
      out.add(c);
    }
  }
  out.end();
  return out.take();
}

// What a backslash does in a POSIX shell.
bool escapes_as_in_shell(char quote, std::string_view behind) {
  if (quote == '\'') return false;
  return quote == '\0' || behind.empty() || "$`\"\\\n"sv.find(behind[0]) != ""sv.npos;
}

}  // namespace

Words old_libiberty(std::string_view text) {
  return escaping_everywhere(until_nul(text), kIsSpace);
}

Words cctools(std::string_view text) {
  return escaping_everywhere(until_nul(text), " \t\n\r");
}

Words new_libiberty(std::string_view text) {
  text = until_nul(text);
  Collector out;
  char quote = '\0';
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\\' && escapes_as_in_shell(quote, text.substr(at + 1))) {
      out.begin();
      ++at;
      if (at < text.size() && text[at] != '\n') out.add(text[at]);
    } else if (quote != '\0') {
      c == quote ? void(quote = '\0') : out.add(c);
    } else if (kIsSpace.find(c) != kIsSpace.npos) {
      out.end();
    } else if (c == '"' || c == '\'') {
      quote = c;
      out.begin();
    } else {
      out.add(c);
    }
  }
  out.end();
  return out.take();
}

Words apple_filelist(std::string_view text) {
  Words words;
  for (const std::string_view line : lines(text, "\n")) words.emplace_back(line);
  return words;
}

}  // namespace rspkit::model

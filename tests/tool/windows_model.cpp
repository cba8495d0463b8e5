// SPDX-License-Identifier: MIT
// Models of the readers that come from Windows, where a backslash counts before a quote alone.
#include "model.h"
#include "model_text.h"

namespace rspkit::model {
namespace {

enum class DoubledQuote { stays_inside, leaves };

constexpr std::string_view kBlanks = " \t\r\n";

// How many backslashes stand at `at`.
std::size_t run_at(std::string_view text, std::size_t at) {
  const std::size_t end = text.find_first_not_of('\\', at);
  return (end == text.npos ? text.size() : end) - at;
}

// 2n backslashes before a quote are n, and the quote groups; 2n+1 are n and a quote.
Words counting_backslashes(std::string_view text, DoubledQuote doubled) {
  Collector out;
  bool is_quoted = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t run = run_at(text, at);
    at += run;
    const bool is_quote = at < text.size() && text[at] == '"';
    if (run != 0) out.add(std::string(is_quote ? run / 2 : run, '\\'));
    if (at == text.size()) break;
    const char c = text[at++];
    if (is_quote && run % 2 == 1) {
      out.add(c);
    } else if (is_quote && is_quoted && text.substr(at).starts_with('"')) {
      out.add(c);
      ++at;
      is_quoted = doubled == DoubledQuote::stays_inside;
    } else if (is_quote) {
      is_quoted = !is_quoted;
      out.begin();
    } else if (!is_quoted && kBlanks.find(c) != kBlanks.npos) {
      out.end();
    } else {
      out.add(c);
    }
  }
  out.end();
  return out.take();
}

}  // namespace

Words c_runtime(std::string_view text) {
  return counting_backslashes(text, DoubledQuote::stays_inside);
}

Words command_line_to_argv(std::string_view text) {
  return counting_backslashes(text, DoubledQuote::leaves);
}

Words link_by_manual(std::string_view text) {
  return counting_backslashes(text, DoubledQuote::stays_inside);
}

Words link_by_chappell(std::string_view text) {
  Collector out;
  for (const std::string_view line : lines(text.substr(0, text.find('\x1a')), "\r\n")) {
    bool is_quoted = false;
    for (const char c : line) {
      if (c == '"') {
        is_quoted = !is_quoted;
      } else if (!is_quoted && (c == ' ' || c == '\t')) {
        out.end();
      } else {
        out.add(c);
      }
    }
    out.end();
  }
  return out.take();
}

}  // namespace rspkit::model

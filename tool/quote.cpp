// SPDX-License-Identifier: MIT
#include "quote.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "encoding.h"
#include "nvcc_value.h"
#include "visible.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

// `\` and the quote get a backslash and nothing else does: old and new libiberty agree on no more.
void append_escaping_any(std::string& text, std::string_view argument) {
  for (const char c : argument) {
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
}

void append_escaping_quote(std::string& text, std::string_view argument) {
  std::size_t run = 0;  // backslashes just seen
  for (const char c : argument) {
    if (c == '"') text.append(run + 1, '\\');
    run = c == '\\' ? run + 1 : 0;
    text += c;
  }
  text.append(run, '\\');  // the closing quote follows
}

// Nothing escapes inside '...', so an apostrophe closes it, stands escaped, and opens it again.
void append_escaping_apostrophe(std::string& text, std::string_view argument) {
  for (const char c : argument) {
    if (c == '\'') text += R"('\')";
    text += c;
  }
}

// Control characters are letters behind a backslash: a raw newline would end the word.
void append_escaping_control(std::string& text, std::string_view argument) {
  constexpr std::string_view kMeant = "\n\r\t\f\"\\";
  constexpr std::string_view kLetters = "nrtf\"\\";
  for (const char c : argument) {
    const std::size_t letter = kMeant.find(c);
    if (letter != kMeant.npos) text += '\\';
    text += letter == kMeant.npos ? c : kLetters[letter];
  }
}

void append_escaped(std::string& text, std::string_view argument, Backslash backslash) {
  switch (backslash) {
    case Backslash::ordinary:
    case Backslash::disputed:
      text += argument;
      return;
    case Backslash::escapes_any:
    case Backslash::escapes_in_quotes:
    case Backslash::escapes_itself:
    case Backslash::escapes_nvcc:
      return append_escaping_any(text, argument);
    case Backslash::escapes_quote:
      return append_escaping_quote(text, argument);
    case Backslash::escapes_shell:
      return append_escaping_apostrophe(text, argument);
    case Backslash::escapes_java:
      return append_escaping_control(text, argument);
  }
}

// Without quotes: a backslash before every character that would divide, group or begin a comment.
void append_backslashed(std::string& text, std::string_view argument, const Dialect& dialect) {
  const ByteSet special = dialect.separators | ByteSet(dialect.quotes) | ByteSet("\\");
  if (starts_with_one_of(argument, dialect.comments)) text += '\\';
  for (std::size_t at = 0; at < argument.size(); ++at) {
    const bool is_special =
        special.has(argument[at]) || wide_separator_at(argument, at, dialect) != 0;
    if (is_special) text += '\\';
    text += argument[at];
  }
}

// How much of the argument stands inside the quotes. Where a backslash before the closing quote
// would be read in more than one way, those at the end stand behind it.
std::size_t size_in_quotes(std::string_view argument, Backslash backslash) {
  if (backslash != Backslash::disputed && backslash != Backslash::escapes_nvcc) {
    return argument.size();
  }
  return argument.find_last_not_of('\\') + 1;  // npos + 1 is 0
}

void append_word(std::string& text, std::string_view argument, const Dialect& dialect) {
  if (dialect.quote == '\0') return append_backslashed(text, argument, dialect);
  const std::size_t inside = size_in_quotes(argument, dialect.backslash);
  text += dialect.quote;
  append_escaped(text, argument.substr(0, inside), dialect.backslash);
  text += dialect.quote;
  append_escaped(text, argument.substr(inside), dialect.backslash);
}

// Where a pair of quotes around a record is lost, one more keeps what would be taken for it, and
// blanks at its ends.
void append_record(std::string& text, std::string_view argument, const Dialect& dialect) {
  const auto is_lost = [&](char c) { return c == dialect.quote || dialect.trimmed.has(c); };
  const bool is_quoted = dialect.quote != '\0' && !argument.empty() &&
                         (is_lost(argument.front()) || is_lost(argument.back()));
  if (is_quoted) text += dialect.quote;
  text += argument;
  if (is_quoted) text += dialect.quote;
}

// A reason why no spelling carries an argument: where it shows, what it is, and the way out.
struct Obstacle {
  std::size_t offset;
  std::string what;
  std::string_view way_out;
};

constexpr std::string_view kOtherDialect =
    "dialect 'nul' carries it, for programs that read NUL-terminated lists";
constexpr std::string_view kPath = "put ./ in front of it if it is a file's name";

Obstacle byte_obstacle(std::string_view argument, std::size_t at, const Dialect& dialect) {
  const std::string what = name_of_byte(argument[at]);
  if (argument[at] == '\0') {
    return {at, what, "no program can be given a NUL byte in an argument: remove it"};
  }
  if (dialect.division == Division::records) return {at, what, kOtherDialect};
  return {at, what, "no spelling of it reads back; leave it out of the argument"};
}

Obstacle blank_obstacle(std::string_view argument, std::size_t at) {
  return {at,
          fmt::format("{} at the {} of an argument", name_of_byte(argument[at]),
                      at == 0 ? "start" : "end"),
          at == 0 ? kPath : kOtherDialect};
}

// The first double quote that no backslash stands before.
std::size_t find_bare_quote(std::string_view argument) {
  std::size_t at = argument.find('"');
  while (at != argument.npos && at > 0 && argument[at - 1] == '\\') at = argument.find('"', at + 1);
  return at;
}

std::optional<Obstacle> quote_obstacle(std::string_view argument, const Dialect& dialect) {
  const auto last = argument.rfind('"');
  if (last == argument.npos) return std::nullopt;
  if (dialect.drops_quotes && std::count(argument.begin(), argument.end(), '"') % 2 != 0) {
    return Obstacle{last, "a double quote without a second one",
                    "its readers drop double quotes, which only group"};
  }
  if (dialect.drops_quotes && argument.find_first_not_of('"') == argument.npos) {
    return Obstacle{0, "an empty argument", "leave it out"};
  }
  if (dialect.backslash != Backslash::escapes_nvcc) return std::nullopt;
  const std::size_t bare = find_bare_quote(as_read(argument, dialect));
  if (bare == std::string_view::npos) return std::nullopt;
  return Obstacle{bare, "a double quote without a backslash before it",
                  dialect.options_hold_quotes ? "join a value to its option, as in -DX=\"y\"; a "
                                                "file's name cannot hold one"
                                              : "leave it out, or rename the file"};
}

std::optional<Obstacle> find_obstacle(std::string_view argument, const Dialect& dialect) {
  const std::size_t bad = dialect.refused.find_in(argument);
  if (bad != argument.size()) return byte_obstacle(argument, bad, dialect);
  if (argument.empty()) {
    if (dialect.carries_empty) return std::nullopt;
    return Obstacle{0, "an empty argument",
                    "leave it out, or join it to its option (-DX= instead of -D and \"\")"};
  }
  if (starts_with_one_of(argument, dialect.refused_starts)) {
    return Obstacle{0, visible(argument.substr(0, 1)) + " at the start of an argument", kPath};
  }
  if (dialect.drops_cr && argument.ends_with('\r')) {
    return blank_obstacle(argument, argument.size() - 1);
  }
  if (dialect.lost_at_start.has(argument.front())) return blank_obstacle(argument, 0);
  const bool is_trimmed = dialect.division == Division::records && dialect.quote == '\0';
  if (is_trimmed && dialect.trimmed.has(argument.front())) return blank_obstacle(argument, 0);
  if (is_trimmed && dialect.trimmed.has(argument.back())) {
    return blank_obstacle(argument, argument.size() - 1);
  }
  if (dialect.division == Division::records) {
    for (std::size_t at = 0; at < argument.size() && !dialect.wide_separators.empty(); ++at) {
      if (wide_separator_at(argument, at, dialect) != 0) {
        return Obstacle{at, "a line separator of Unicode", kOtherDialect};
      }
    }
  }
  const std::size_t no_utf_8 = dialect.is_utf_8 ? find_not_utf_8(argument) : argument.size();
  if (no_utf_8 != argument.size()) {
    return Obstacle{no_utf_8, "a byte that is no UTF-8", "its readers take UTF-8 alone"};
  }
  return quote_obstacle(argument, dialect);
}

std::string without_quotes(std::string_view argument) {
  std::string out(argument);
  std::erase(out, '"');
  return out;
}

}  // namespace

std::string as_read(std::string_view argument, const Dialect& dialect) {
  if (dialect.drops_quotes) return without_quotes(argument);
  if (dialect.options_hold_quotes) return without_bare_quotes(argument);
  return std::string(argument);
}

Result<void> append_quoted(std::string& text, std::string_view argument, const Dialect& dialect) {
  const bool is_bare = !argument.empty() && dialect.bare.find_not_in(argument) == argument.size() &&
                       (!dialect.is_utf_8 || find_not_utf_8(argument) == argument.size());
  if (is_bare) {  // most are, so this is looked at first
    text += argument;
    return {};
  }
  if (const std::optional<Obstacle> obstacle = find_obstacle(argument, dialect)) {
    return refuse(
        {.message = fmt::format("dialect '{}' cannot carry {}", dialect.name, obstacle->what),
         .offset = obstacle->offset,
         .note = std::string(obstacle->way_out)});
  }
  if (dialect.division == Division::records) {
    append_record(text, argument, dialect);
  } else if (argument.find('"') == argument.npos) {
    append_word(text, argument, dialect);
  } else {
    append_word(text, as_read(argument, dialect), dialect);
  }
  return {};
}

Result<std::string> quote(std::string_view argument, const Dialect& dialect) {
  std::string text;
  return append_quoted(text, argument, dialect).map([&] { return std::move(text); });
}

}  // namespace rspkit

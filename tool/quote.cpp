// SPDX-License-Identifier: MIT
#include "quote.h"

#include <fmt/format.h>

#include "visible.h"

namespace rspkit {
namespace {

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

void append_escaped(std::string& text, std::string_view argument, Backslash backslash) {
  switch (backslash) {
    case Backslash::ordinary:
      text += argument;
      return;
    case Backslash::escapes_any:
      return append_escaping_any(text, argument);
    case Backslash::escapes_quote:
      return append_escaping_quote(text, argument);
    case Backslash::escapes_shell:
      return append_escaping_apostrophe(text, argument);
  }
}

Error cannot_carry(const Dialect& dialect, std::string_view what, std::size_t offset) {
  Error error{.message = fmt::format("dialect '{}' cannot carry {}", dialect.name, what),
              .offset = offset};
  if (what == "a NUL byte") {
    error.note = "no program can be given a NUL byte in an argument: remove it";
  } else if (what == "an empty argument") {
    error.note = "leave it out, or join it to its option (-DX= instead of -D and \"\")";
  } else {
    error.note = "dialect 'nul' carries it, for programs that read NUL-terminated lists";
  }
  return error;
}

}  // namespace

Result<void> append_quoted(std::string& text, std::string_view argument, const Dialect& dialect) {
  const bool is_bare = !argument.empty() && dialect.bare.find_not_in(argument) == argument.size();
  if (is_bare) {  // most are, so this is looked at first
    text += argument;
    return {};
  }
  const std::size_t bad = dialect.refused.find_in(argument);
  if (bad != argument.size()) {
    return refuse(cannot_carry(dialect, name_of_byte(argument[bad]), bad));
  }
  if (argument.empty() && !dialect.carries_empty) {
    return refuse(cannot_carry(dialect, "an empty argument", 0));
  }
  if (dialect.division == Division::records) {
    text += argument;
    return {};
  }
  text += dialect.quote;
  append_escaped(text, argument, dialect.backslash);
  text += dialect.quote;
  return {};
}

Result<std::string> quote(std::string_view argument, const Dialect& dialect) {
  std::string text;
  return append_quoted(text, argument, dialect).map([&] { return std::move(text); });
}

}  // namespace rspkit

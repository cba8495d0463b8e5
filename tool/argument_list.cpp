// SPDX-License-Identifier: MIT
#include "argument_list.h"

#include "place.h"

namespace rspkit {
namespace {

// The rules of CMake's own list expansion (cmList): a bracket nests even when it is never closed.
void add_cmake_elements(ArgumentList& list, std::string_view line) {
  std::string element;
  int nesting = 0;
  const auto finish = [&] {
    if (!element.empty()) list.add_copy(element);
    element.clear();
  };
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char c = line[at];
    if (c == '\\' && at + 1 < line.size() && line[at + 1] == ';') {
      element += line[++at];
      continue;
    }
    if (c == '[') ++nesting;
    if (c == ']') --nesting;
    if (c == ';' && nesting == 0) {
      finish();
    } else {
      element += c;
    }
  }
  finish();
}

}  // namespace

void ArgumentList::append(ArgumentList other) {
  arguments_.insert(arguments_.end(), other.arguments_.begin(), other.arguments_.end());
  oddities_.insert(oddities_.end(), other.oddities_.begin(), other.oddities_.end());
  texts_.splice(texts_.end(), other.texts_);
}

Result<ArgumentList> list_from_dialect(std::string text, const Dialect& dialect,
                                       std::string_view path, Malformed malformed) {
  ArgumentList list;
  const std::string_view kept = list.keep(std::move(text));
  Tokenizer tokenizer(kept, dialect, malformed);
  for (;;) {
    const auto argument = tokenizer.next();
    if (!argument) return refuse(with_place(argument.error(), path, kept));
    if (!*argument) break;
    if (tokenizer.holds_argument()) {
      list.add_copy(**argument);
    } else {
      list.add(**argument);
    }
  }
  for (const Error& oddity : tokenizer.oddities()) list.note(with_place(oddity, path, kept));
  return list;
}

ArgumentList list_from_cmake(std::string text) {
  ArgumentList list;
  Tokenizer lines(list.keep(std::move(text)), *find_dialect("lines", Host::linux));
  for (auto line = lines.next(); line && *line; line = lines.next()) {
    add_cmake_elements(list, **line);
  }
  return list;
}

}  // namespace rspkit

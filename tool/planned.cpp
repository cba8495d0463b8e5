// SPDX-License-Identifier: MIT
#include "planned.h"

#include <fmt/format.h>

#include "response_file.h"
#include "visible.h"

namespace rspkit {

std::string PlannedFile::content(std::span<const std::string> paths) const {
  std::string text = bytes;
  if (!file) return text;
  for (const char c : paths[*file]) {
    if (std::string_view(" \t|\\").find(c) != std::string_view::npos) text += '\\';
    if (c == '%') text += c;
    text += c;
  }
  return text.append(bytes_end);
}

Plan plan_of(std::span<const std::string_view> words) {
  Plan plan;
  plan.words.reserve(words.size());
  for (const std::string_view word : words) plan.words.push_back({word});
  return plan;
}

void add_words(Plan& plan, std::span<const std::string_view> words) {
  for (const std::string_view word : words) plan.words.push_back({word});
}

Result<std::size_t> add_response(Plan& plan, std::span<const std::string_view> arguments,
                                 const Dialect& dialect, const Reader& reader,
                                 std::string_view ending) {
  Result<std::string> bytes = write_response_file(arguments, dialect, reader);
  if (!bytes) return refuse(bytes.error());
  plan.files.push_back({.ending = ending, .bytes = std::move(*bytes)});
  return plan.files.size() - 1;
}

// The words of the switch that names the file; those before its last stand alone.
void add_switch(Plan& plan, const Reader& reader, std::size_t file) {
  std::string_view rest = reader.switch_text;
  for (std::size_t end = rest.find(' '); end != rest.npos; end = rest.find(' ')) {
    plan.words.push_back({rest.substr(0, end)});
    rest.remove_prefix(end + 1);
  }
  plan.words.push_back({rest, file, reader.path_refuses});
}

Result<std::vector<std::string>> start_words(const Plan& plan, std::span<const std::string> paths) {
  std::vector<std::string> words;
  words.reserve(plan.words.size());
  for (const PlannedWord& word : plan.words) {
    words.emplace_back(word.text);
    if (!word.file) continue;
    const std::string& path = paths[*word.file];
    const std::size_t bad = path.find_first_of(word.path_refuses);
    if (bad != path.npos) {
      return refuse({.message = fmt::format("the response file {} cannot be named behind {}: {} "
                                            "divides there",
                                            visible_path(path), word.text, name_of_byte(path[bad])),
                     .note = "choose another place for it with --rsp FILE or TMPDIR"});
    }
    words.back() += path;
  }
  return words;
}

}  // namespace rspkit

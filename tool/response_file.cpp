// SPDX-License-Identifier: MIT
#include "response_file.h"

#include <fmt/format.h>

#include <algorithm>

#include "nvcc_value.h"
#include "place.h"
#include "quote.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

tl::unexpected<Error> refuse_argument(Error error, std::size_t index, std::string_view argument) {
  return refuse(with_argument(std::move(error), index, argument));
}

std::string_view line_end_of(const Dialect& dialect, const Reader& reader) {
  const bool is_nul = dialect.division == Division::records && dialect.separators.has('\0');
  if (is_nul) return "\0"sv;
  return reader.line_end == LineEnd::crlf ? "\r\n"sv : "\n"sv;
}

// One argument a line, but from the one that takes the rest of its line on, all on that line.
Result<std::string> spell(std::span<const std::string_view> arguments, const Dialect& dialect,
                          const Reader& reader) {
  const std::string_view line_end = line_end_of(dialect, reader);
  std::size_t size = 0;
  for (const std::string_view argument : arguments) size += argument.size() + line_end.size() + 2;
  std::string text;
  text.reserve(size);
  bool is_tail = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Result<void> added = append_quoted(text, arguments[i], dialect);
    if (!added) return refuse_argument(added.error(), i, arguments[i]);
    is_tail = is_tail || (!reader.starts_tail.empty() && arguments[i] == reader.starts_tail);
    text += is_tail && i + 1 < arguments.size() ? " "sv : line_end;
  }
  return text;
}

// One argument stands in each line that is too long.
Result<void> check_lines(std::span<const std::string_view> arguments, std::string_view text,
                         const Reader& reader) {
  if (reader.longest_line == 0) return {};
  for (std::size_t i = 0, begin = 0; i < arguments.size() && begin < text.size(); ++i) {
    const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
    const std::size_t units = utf_16_units(text.substr(begin, end - begin));
    if (units > reader.longest_line) {
      return refuse_argument({.message = fmt::format("a line of {} characters, where the reader "
                                                     "takes {}",
                                                     units, reader.longest_line)},
                             i, arguments[i]);
    }
    begin = text.find_first_not_of("\r\n", end);
  }
  return {};
}

Result<void> check_utf_8(std::span<const std::string_view> arguments, Encoding encoding) {
  if (encoding == Encoding::utf_8) return {};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::size_t bad = find_not_utf_8(arguments[i]);
    if (bad == arguments[i].size()) continue;
    return refuse_argument(
        {.message = fmt::format("no UTF-8, which encoding {} needs", to_string(encoding)),
         .offset = bad,
         .note = "--encoding utf-8 writes bytes as they are"},
        i, arguments[i]);
  }
  return {};
}

Result<void> check_shell(std::span<const std::string_view> arguments, const Reader& reader) {
  if (!reader.hands_to_shell) return {};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Result<void> checked = check_nvcc_value(i == 0 ? "" : arguments[i - 1], arguments[i]);
    if (!checked) return refuse_argument(checked.error(), i, arguments[i]);
  }
  return {};
}

bool reads_back(std::span<const std::string_view> arguments, std::string_view text,
                const Dialect& dialect) {
  Tokenizer tokenizer(text, dialect);
  for (const std::string_view argument : arguments) {
    const auto read = tokenizer.next();
    if (!read || !*read) return false;
    if (**read != argument && **read != as_read(argument, dialect)) return false;
  }
  const auto end = tokenizer.next();
  return end && !*end;
}

}  // namespace

Result<void> refuse_at_files(std::span<const std::string_view> arguments, const Reader& reader) {
  if (reader.nested_files == 0) return {};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool is_at = arguments[i].starts_with('@') && reader.switch_text == "@";
    if (!is_at && named_file(reader, arguments.subspan(i)).words == 0) continue;
    return refuse_argument(
        {.message = "the reader would take it for the name of a response file",
         .note = is_at ? "put ./ in front of a file's name, or join a value to its option"
                       : "leave it on the command line"},
        i, arguments[i]);
  }
  return {};
}

Result<std::string> write_response_file(std::span<const std::string_view> arguments,
                                        const Dialect& dialect, const Reader& reader) {
  if (reader.encoding != Encoding::utf_8 && !dialect.understands_bom) {
    return refuse(
        {.message = fmt::format("encoding {} starts with a byte order mark, which dialect "
                                "'{}' takes for a part of the first argument",
                                to_string(reader.encoding), dialect.name),
         .note = "leave --encoding away"});
  }
  if (const Result<void> checked = check_shell(arguments, reader); !checked) {
    return refuse(checked.error());
  }
  if (const Result<void> checked = check_utf_8(arguments, reader.encoding); !checked) {
    return refuse(checked.error());
  }
  Result<std::string> text = spell(arguments, dialect, reader);
  if (!text) return text;
  if (const Result<void> lines = check_lines(arguments, *text, reader); !lines) {
    return refuse(lines.error());
  }
  std::string bytes = encode(std::move(*text), reader.encoding);
  const bool may_be_marked = dialect.understands_bom && !bytes.empty() &&
                             (static_cast<unsigned char>(bytes[0]) & 0x80U) != 0;
  const Result<std::string> seen = may_be_marked ? decode(bytes) : Result<std::string>();
  if (!seen || !reads_back(arguments, may_be_marked ? *seen : bytes, dialect)) {
    return refuse({.message = fmt::format("what was spelled in dialect '{}' does not read back",
                                          dialect.name),
                   .note = "nothing was written; please report this with the list",
                   .fault = Fault::internal});
  }
  return bytes;
}

}  // namespace rspkit

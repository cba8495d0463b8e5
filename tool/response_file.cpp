// SPDX-License-Identifier: MIT
#include "response_file.h"

#include <fmt/format.h>

#include "place.h"
#include "quote.h"
#include "tokenize.h"

namespace rspkit {
namespace {

tl::unexpected<Error> refuse_argument(Error error, std::size_t index, std::string_view argument) {
  return refuse(with_argument(std::move(error), index, argument));
}

std::string_view line_end_of(const Dialect& dialect, const Reader& reader) {
  using namespace std::string_view_literals;
  const bool is_nul = dialect.division == Division::records && dialect.record_end == '\0';
  if (is_nul) return "\0"sv;
  return reader.line_end == LineEnd::crlf ? "\r\n"sv : "\n"sv;
}

Result<std::string> spell(std::span<const std::string_view> arguments, const Dialect& dialect,
                          std::string_view line_end) {
  std::size_t size = 0;
  for (const std::string_view argument : arguments) size += argument.size() + line_end.size() + 2;
  std::string text;
  text.reserve(size);
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const Result<void> added = append_quoted(text, arguments[i], dialect);
    if (!added) return refuse_argument(added.error(), i, arguments[i]);
    text += line_end;
  }
  return text;
}

Result<void> check_lines(std::span<const std::string_view> arguments, std::string_view text,
                         std::size_t longest) {
  if (longest == 0) return {};
  for (std::size_t i = 0, begin = 0; i < arguments.size(); ++i) {
    const std::size_t end = text.find('\n', begin);
    if (end - begin > longest) {
      return refuse_argument(
          {.message =
               fmt::format("a line of {} bytes, where the reader takes {}", end - begin, longest)},
          i, arguments[i]);
    }
    begin = end + 1;
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

bool reads_back(std::span<const std::string_view> arguments, std::string_view text,
                const Dialect& dialect) {
  Tokenizer tokenizer(text, dialect);
  for (const std::string_view expected : arguments) {
    const auto read = tokenizer.next();
    if (!read || !*read || **read != expected) return false;
  }
  const auto end = tokenizer.next();
  return end && !*end;
}

}  // namespace

Result<void> refuse_at_files(std::span<const std::string_view> arguments, const Reader& reader) {
  if (reader.nested_files == 0) return {};
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (!arguments[i].starts_with('@')) continue;
    return refuse_argument({.message = "the reader would take it for the name of a response file",
                            .note = "put ./ in front of it if it is a file's name"},
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
  if (const Result<void> checked = check_utf_8(arguments, reader.encoding); !checked) {
    return refuse(checked.error());
  }
  Result<std::string> text = spell(arguments, dialect, line_end_of(dialect, reader));
  if (!text) return text;
  if (const Result<void> lines = check_lines(arguments, *text, reader.longest_line); !lines) {
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

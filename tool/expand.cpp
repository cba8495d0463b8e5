// SPDX-License-Identifier: MIT
#include "expand.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "encoding.h"

namespace rspkit {
namespace {

class Expander {
 public:
  Expander(const Dialect& dialect, const Reader& reader, const FileSource& source)
      : dialect_(dialect), reader_(reader), source_(source) {}

  Result<void> add(ArgumentList& list, std::span<const std::string_view> arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const std::optional<Named> file = file_named_at(arguments, i);
      Result<void> added;
      if (!file) {
        list.add_copy(arguments[i]);
      } else {
        added = add_file(list, *file, arguments[i]);
        i += file->words - 1;
      }
      if (!added) return added;
    }
    return {};
  }

 private:
  struct Named {
    std::string path;
    std::size_t words;  // one for @x, two for --options-file x
  };

  [[nodiscard]] std::optional<Named> file_named_at(std::span<const std::string_view> arguments,
                                                   std::size_t at) const {
    const std::string_view text = reader_.switch_word();
    if (text.empty()) return std::nullopt;
    if (reader_.switch_stands_alone()) {
      if (arguments[at] != text || at + 1 == arguments.size()) return std::nullopt;
      return Named{std::string(arguments[at + 1]), 2};
    }
    const bool names_file = arguments[at].starts_with(text) && arguments[at].size() > text.size();
    if (!names_file) return std::nullopt;
    return Named{std::string(arguments[at].substr(text.size())), 1};
  }

  Result<void> add_file(ArgumentList& list, const Named& file, std::string_view word) {
    if (std::find(open_.begin(), open_.end(), file.path) != open_.end()) {
      return refuse({.message = fmt::format("response file '{}' names itself: {} > {}", file.path,
                                            fmt::join(open_, " > "), file.path),
                     .note = "take the @ argument out of it"});
    }
    Result<std::optional<std::string>> bytes = source_(file.path);
    if (!bytes) return refuse(bytes.error());
    if (!*bytes) return add_missing(list, file, word);
    const bool opens_nested = reader_.nested_files > 0;
    if (opens_nested && ++opened_ > reader_.nested_files) {
      return refuse({.message = fmt::format("{} response files, more than the reader opens ({})",
                                            opened_, reader_.nested_files)});
    }
    const Result<ArgumentList> inner = read_response_file(file.path, std::move(**bytes), dialect_);
    if (!inner) return refuse(inner.error());
    open_.push_back(file.path);
    Result<void> added = opens_nested ? add(list, inner->arguments()) : add_all(list, *inner);
    open_.pop_back();
    return added;
  }

  static Result<void> add_all(ArgumentList& list, const ArgumentList& inner) {
    for (const std::string_view argument : inner.arguments()) list.add_copy(argument);
    return {};
  }

  [[nodiscard]] Result<void> add_missing(ArgumentList& list, const Named& file,
                                         std::string_view word) const {
    if (reader_.missing_file == MissingFile::is_error) {
      return refuse({.message = fmt::format("there is no response file '{}'", file.path),
                     .note = "names are relative to the current directory"});
    }
    list.add_copy(word);
    return {};
  }

  const Dialect& dialect_;
  const Reader& reader_;
  const FileSource& source_;
  std::vector<std::string> open_;  // the files that are being read, outermost first
  std::size_t opened_ = 0;
};

}  // namespace

Result<ArgumentList> read_response_file(std::string_view path, std::string bytes,
                                        const Dialect& dialect) {
  if (dialect.understands_bom) {
    Result<std::string> decoded = decode(std::move(bytes));
    if (!decoded) {
      Error error = decoded.error();
      error.message = fmt::format("{}: byte {}: {}", path, error.offset + 1, error.message);
      return refuse(std::move(error));
    }
    bytes = std::move(*decoded);
  }
  return list_from_dialect(std::move(bytes), dialect, path);
}

Result<ArgumentList> expand(std::span<const std::string_view> arguments, const Dialect& dialect,
                            const Reader& reader, const FileSource& source) {
  ArgumentList list;
  return Expander(dialect, reader, source).add(list, arguments).map([&] {
    return std::move(list);
  });
}

}  // namespace rspkit

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
  Expander(const Reading& reading, const FileSource& source)
      : reading_(reading), reader_(reading.reader), source_(source) {
    if (!reading.inside_of.empty()) open_.emplace_back(reading.inside_of);
  }

  Result<void> add(ArgumentList& list, std::span<const std::string_view> arguments) {
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const NamedFile file = named_file(reading_, arguments.subspan(i));
      if (file.words == 0) {
        list.add_copy(arguments[i]);
        continue;
      }
      Result<void> added = add_file(list, std::string(file.path), arguments.subspan(i, file.words));
      if (!added) return added;
      i += file.words - 1;
    }
    return {};
  }

 private:
  Result<void> add_file(ArgumentList& list, const std::string& path,
                        std::span<const std::string_view> words) {
    if (std::find(open_.begin(), open_.end(), path) != open_.end()) {
      return refuse({.message = fmt::format("response file '{}' names itself: {} > {}", path,
                                            fmt::join(open_, " > "), path),
                     .note = "take the @ argument out of it"});
    }
    Result<std::optional<std::string>> bytes = source_(path);
    if (!bytes) return refuse(bytes.error());
    if (!*bytes) return add_missing(list, path, words);
    const bool opens_nested = reader_.nested_files > 0;
    if (opens_nested && ++opened_ > reader_.nested_files) {
      return refuse({.message = fmt::format("{} response files, more than the reader opens ({})",
                                            opened_, reader_.nested_files)});
    }
    const Result<ArgumentList> inner = read_response_file(path, std::move(**bytes), reading_);
    if (!inner) return refuse(inner.error());
    for (const Error& oddity : inner->oddities()) list.note(oddity);
    open_.push_back(path);
    Result<void> added = opens_nested ? add(list, inner->arguments()) : add_all(list, *inner);
    open_.pop_back();
    return added;
  }

  static Result<void> add_all(ArgumentList& list, const ArgumentList& inner) {
    for (const std::string_view argument : inner.arguments()) list.add_copy(argument);
    return {};
  }

  [[nodiscard]] Result<void> add_missing(ArgumentList& list, const std::string& path,
                                         std::span<const std::string_view> words) const {
    if (reader_.missing_file == MissingFile::is_error) {
      std::string chain;
      for (const std::string& name : open_) chain += fmt::format("{} > ", name);
      if (!chain.empty()) chain = fmt::format(": {}{}", chain, path);
      return refuse({.message = fmt::format("there is no response file '{}'{}", path, chain),
                     .note = "names are relative to the current directory"});
    }
    for (const std::string_view word : words) list.add_copy(word);
    return {};
  }

  const Reading& reading_;
  const Reader& reader_;
  const FileSource& source_;
  std::vector<std::string> open_;  // the files that are being read, outermost first
  std::size_t opened_ = 0;
};

}  // namespace

NamedFile named_file(const Reading& reading, std::span<const std::string_view> words) {
  const NamedFile file = named_file(reading.reader, words);
  const bool is_at = reading.opens_at_files && file.words == 0 && !words.empty() &&
                     words.front().starts_with('@') && words.front().size() > 1;
  return is_at ? NamedFile{1, words.front().substr(1)} : file;
}

Result<ArgumentList> read_response_file(std::string_view path, std::string bytes,
                                        const Reading& reading) {
  if (reading.dialect.understands_bom) {
    Result<std::string> decoded = decode(std::move(bytes));
    if (!decoded) {
      Error error = decoded.error();
      error.message = fmt::format("{}: byte {}: {}", path, error.offset + 1, error.message);
      return refuse(std::move(error));
    }
    bytes = std::move(*decoded);
  }
  const Malformed malformed =
      reading.reader.refuses_open_quote ? Malformed::is_refused : reading.malformed;
  return list_from_dialect(std::move(bytes), reading.dialect, path, malformed);
}

Result<ArgumentList> expand(std::span<const std::string_view> arguments, const Reading& reading,
                            const FileSource& source) {
  ArgumentList list;
  return Expander(reading, source).add(list, arguments).map([&] { return std::move(list); });
}

}  // namespace rspkit

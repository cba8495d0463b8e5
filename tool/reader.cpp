// SPDX-License-Identifier: MIT
#include "reader.h"

namespace rspkit {
namespace {

// libiberty's guard against files that name each other.
constexpr std::size_t kMostNestedFiles = 2000;

}  // namespace

Reader reader_from_dialect(const Dialect& dialect, std::string_view switch_text,
                           Encoding encoding) {
  const bool opens_at_files = dialect.opens_at_files && switch_text == "@";
  return {.dialect = dialect.name,
          .switch_text = switch_text,
          .encoding = encoding,
          .nested_files = opens_at_files ? kMostNestedFiles : 0,
          .verified = dialect.verified};
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "reader.h"

#include <array>

namespace rspkit {
namespace {

// libiberty's guard against files that name each other.
constexpr std::size_t kMostNestedFiles = 2000;

// What LLVM's programs make of --rsp-quoting.
struct Quoting {
  std::string_view option;
  std::string_view dialect;
};

constexpr std::array kQuotings{
    Quoting{"--rsp-quoting=posix", "llvm"},
    Quoting{"--rsp-quoting=windows", "windows"},
};

}  // namespace

bool stays_outside(const Reader& reader, std::string_view argument) {
  return !reader.outside.empty() && argument.starts_with(reader.outside);
}

const Dialect* dialect_of(const Reader& reader, std::span<const std::string_view> arguments) {
  std::string_view name = reader.dialect;
  for (const std::string_view argument : arguments) {
    if (!stays_outside(reader, argument)) continue;
    for (const Quoting& quoting : kQuotings) {
      if (argument == quoting.option) name = quoting.dialect;
    }
  }
  return find_dialect(name, Host::linux);  // a row's dialect is no alias that depends on the host
}

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

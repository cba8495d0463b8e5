// SPDX-License-Identifier: MIT
#include "response_file.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

using namespace std::string_literals;
using Arguments = std::vector<std::string_view>;

std::string written(const Arguments& arguments, std::string_view dialect,
                    const Reader& reader = {}) {
  const Result<std::string> bytes =
      write_response_file(arguments, *find_dialect(dialect, Host::linux), reader);
  return bytes ? *bytes : show(bytes.error());
}

TEST_CASE("response file: one argument a line") {
  CHECK(written({"a", "b c", ""}, "gnu") == "a\n\"b c\"\n\"\"\n");
  CHECK(written({"a", "b c", ""}, "lines") == "a\nb c\n\n");
  CHECK(written({"a", "b c", ""}, "nul") == "a\0b c\0\0"s);
  CHECK(written({"a", "b c"}, "windows", {.line_end = LineEnd::crlf}) == "a\r\n\"b c\"\r\n");
  CHECK(written({"a", "b c"}, "lines", {.line_end = LineEnd::crlf}) == "a\r\nb c\r\n");
  CHECK(written({}, "gnu").empty());
}

TEST_CASE("response file: encodings are for readers that know byte order marks") {
  CHECK(written({"a"}, "llvm", {.encoding = Encoding::utf_8_bom}) ==
        "\xef\xbb\xbf"
        "a\n");
  CHECK(written({"a"}, "windows", {.encoding = Encoding::utf_16le}) ==
        "\xff\xfe"
        "a\0\n\0"s);
  CHECK(written({"a"}, "gnu", {.encoding = Encoding::utf_16le}) ==
        "!encoding utf-16le starts with a byte order mark, which dialect 'gnu' takes for a part of "
        "the first argument note: leave --encoding away");
}

TEST_CASE("response file: what begins like a byte order mark is quoted") {
  for (const std::string_view dialect : {"llvm", "windows"}) {
    CHECK(written({"\xef\xbb\xbf"
                   "a"},
                  dialect) ==
          "\"\xef\xbb\xbf"
          "a\"\n");
    CHECK(written({"\xff\xfe"
                   "a"},
                  dialect) ==
          "\"\xff\xfe"
          "a\"\n");
    CHECK(written({"\xfe\xff"
                   "a"},
                  dialect) ==
          "\"\xfe\xff"
          "a\"\n");
  }
  Dialect unaware = *find_dialect("llvm", Host::linux);
  for (const char byte : std::string_view("\xef\xbb\xbf")) unaware.bare.add(byte);
  const Result<std::string> bytes = write_response_file(Arguments{"\xef\xbb\xbf"
                                                                  "a"},
                                                        unaware, {});
  REQUIRE(!bytes);
  CHECK(bytes.error().fault == Fault::internal);
}

TEST_CASE("response file: bytes that are no UTF-8 are refused where the encoding needs it") {
  CHECK(written({"a", "b\xff"}, "gnu") == "a\nb\xff\n");
  CHECK(written({"a", "b\xff"}, "llvm", {.encoding = Encoding::utf_16le}) ==
        "!argument 2, 'b\xff', byte 2: no UTF-8, which encoding utf-16le needs note: --encoding "
        "utf-8 writes bytes as they are");
}

TEST_CASE("response file: a refused argument is named with its number and byte") {
  CHECK(written({"a", "b\nc"}, "lines") ==
        "!argument 2, 'b\\nc', byte 2: dialect 'lines' cannot carry a newline note: dialect 'nul' "
        "carries it, for programs that read NUL-terminated lists");
  CHECK(written({"a", ""}, "llvm")
            .starts_with("!argument 2, '', byte 1: dialect 'llvm' cannot carry an empty argument"));
}

TEST_CASE("response file: a line longer than the reader takes is refused") {
  CHECK(written({"a", "bbbb"}, "gnu", {.longest_line = 4}) == "a\nbbbb\n");
  CHECK(written({"a", "b bb"}, "gnu", {.longest_line = 5}) ==
        "!argument 2, 'b bb': a line of 6 characters, where the reader takes 5");
}

TEST_CASE("response file: what a reader would open is refused as data") {
  const Reader opens{.dialect = "gnu", .switch_text = "@", .nested_files = 2000};
  const Result<void> data = refuse_at_files(Arguments{"a", "@x"}, opens);
  REQUIRE(!data);
  CHECK(show(data.error()) ==
        "!argument 2, '@x': the reader would take it for the name of a response file note: put "
        "./ in front of a file's name, or join a value to its option");
  CHECK(refuse_at_files(Arguments{"a", "./@x", "-o@x"}, opens));
  CHECK(refuse_at_files(Arguments{"@x"}, Reader{}));
}

// A dialect whose reader and writer disagree, as a fault in either would make them.
TEST_CASE("response file: what does not read back is an internal error and nothing is written") {
  Dialect broken = *find_dialect("gnu", Host::linux);
  broken.bare.add(' ');
  const Result<std::string> bytes = write_response_file(Arguments{"a b"}, broken, {});
  REQUIRE(!bytes);
  CHECK(bytes.error().fault == Fault::internal);
  CHECK(bytes.error().message == "what was spelled in dialect 'gnu' does not read back");
}

}  // namespace
}  // namespace rspkit

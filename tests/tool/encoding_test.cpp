// SPDX-License-Identifier: MIT
#include "encoding.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

using namespace std::string_literals;

// One character of each length, and one beyond 16 bits.
const std::string kText = "a\xc3\xa9\xe6\xbc\xa2\xf0\x9f\x98\x80";
const std::string kUtf16 = "\xff\xfe"s + "a\0\xe9\0\x22\x6f\x3d\xd8\x00\xde"s;

TEST_CASE("encoding: names lead to encodings and back") {
  for (const Encoding encoding : {Encoding::utf_8, Encoding::utf_8_bom, Encoding::utf_16le}) {
    CHECK(find_encoding(to_string(encoding)) == encoding);
  }
  CHECK(!find_encoding("latin-1"));
}

TEST_CASE("encoding: text is laid down and taken up again") {
  CHECK(encode(kText, Encoding::utf_8) == kText);
  CHECK(encode(kText, Encoding::utf_8_bom) == "\xef\xbb\xbf" + kText);
  CHECK(encode(kText, Encoding::utf_16le) == kUtf16);
  for (const Encoding encoding : {Encoding::utf_8, Encoding::utf_8_bom, Encoding::utf_16le}) {
    CHECK(decode(encode(kText, encoding)) == kText);
  }
  CHECK(decode("\xfe\xff\0a\x6f\x22"s) == "a\xe6\xbc\xa2");
}

TEST_CASE("encoding: what is no UTF-8 is found where it begins") {
  CHECK(find_not_utf_8(kText) == kText.size());
  // Stray, cut short, overlong, surrogate, too large.
  for (const std::string bad : {"\x80", "\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80"}) {
    CAPTURE(bad);
    CHECK(find_not_utf_8("ab" + bad) == 2);
    CHECK(encode("ab" + bad, Encoding::utf_8) == "ab" + bad);
  }
}

TEST_CASE("encoding: broken UTF-16 is refused where it breaks") {
  CHECK(show(decode("\xff\xfe\x3d\xd8"s).error()) == "!half a surrogate pair in UTF-16 text @2");
  CHECK(show(decode("\xff\xfe"
                    "a\0\x00\xde"s)
                 .error()) == "!half a surrogate pair in UTF-16 text @4");
  CHECK(show(decode("\xff\xfe"
                    "a"s)
                 .error()) == "!UTF-16 text of an odd number of bytes @2");
}

TEST_CASE("encoding: UTF-16 units are counted as Windows counts them") {
  CHECK(utf_16_units("") == 0);
  CHECK(utf_16_units("abc") == 3);
  CHECK(utf_16_units(kText) == 5);
  CHECK(utf_16_units("\xff\xff") == 2);
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "place.h"

#include <doctest/doctest.h>

#include <string>

namespace rspkit {
namespace {

std::string placed(std::string_view text, std::size_t offset) {
  return with_place({.message = "what", .offset = offset}, "f", text).message;
}

TEST_CASE("place: line and column count from 1 and the caret stands below") {
  CHECK(placed("abc", 0) == "f:1:1: error: what\n    abc\n    ^");
  CHECK(placed("a\nbcd\ne", 3) == "f:2:2: error: what\n    bcd\n     ^");
  CHECK(placed("a\n", 2) == "f:2:1: error: what\n    \n    ^");
  CHECK(placed("", 0) == "f:1:1: error: what\n    \n    ^");
}

TEST_CASE("place: columns count characters and control bytes take one") {
  CHECK(placed("\xc3\xa9\xe6\xbc\xa2x", 5) ==
        "f:1:3: error: what\n    \xc3\xa9\xe6\xbc\xa2x\n      ^");
  CHECK(placed("a\tb\r", 2) == "f:1:3: error: what\n    a?b?\n      ^");
}

TEST_CASE("place: a long line is shown around the place") {
  const std::string line = std::string(5000, 'a') + "b" + std::string(5000, 'c');
  CHECK(placed(line, 5000) == "f:1:5001: error: what\n    " + std::string(50, 'a') + "b" +
                                  std::string(49, 'c') + "\n    " + std::string(50, ' ') + "^");
}

TEST_CASE("place: an error without an offset stays as it is") {
  const Error error = with_place({.message = "what"}, "f", "text");
  CHECK(error.message == "what");
  CHECK(!error.has_place);
}

}  // namespace
}  // namespace rspkit

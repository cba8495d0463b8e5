// SPDX-License-Identifier: MIT
#include "response_name.h"

#include <doctest/doctest.h>

namespace rspkit {
namespace {

TEST_CASE("response name: equal commands get equal names and other ones get others") {
  const std::string name = response_name("/usr/bin/ar", "/build", "a\nb\n");
  CHECK(name == "ar-6b4b9270a35c2557e4a66c5dd9fcbec0.rsp");
  CHECK(name == response_name("/usr/bin/ar", "/build", "a\nb\n"));
  CHECK(name != response_name("/usr/bin/ar", "/build", "a\nc\n"));
  CHECK(name != response_name("/usr/bin/ar", "/other", "a\nb\n"));
  CHECK(name != response_name("/opt/bin/ar", "/build", "a\nb\n"));
}

TEST_CASE("response name: what joins directory and content makes a difference") {
  CHECK(response_name("ar", "/a", "b") != response_name("ar", "/", "ab"));
}

TEST_CASE("response name: the program's name is made fit for a file's") {
  CHECK(response_name("print('x/y z')", "", "").starts_with("y_z__-"));
  CHECK(response_name(std::string(300, 'x'), "", "").size() == 40 + 1 + 32 + 4);
}

}  // namespace
}  // namespace rspkit

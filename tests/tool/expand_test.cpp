// SPDX-License-Identifier: MIT
#include "expand.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <map>

#include "show.h"

namespace rspkit {
namespace {

using Files = std::map<std::string, std::string>;

FileSource source_of(const Files& files) {
  return [&files](const std::string& path) -> Result<std::optional<std::string>> {
    if (path == "locked") return refuse({.message = "cannot read 'locked': Permission denied"});
    const auto file = files.find(path);
    if (file == files.end()) return std::nullopt;
    return file->second;
  };
}

Reader reader_with(std::size_t nested, std::string_view switch_text = "@") {
  return {.dialect = "gnu", .switch_text = switch_text, .nested_files = nested};
}

std::string expanded(const std::vector<std::string_view>& arguments, const Reader& reader,
                     const Files& files) {
  return show(expand(arguments, {*find_dialect("gnu", Host::linux), reader}, source_of(files)));
}

const Files kFiles{{"a", "x 'y z' @b"}, {"b", "1 2"},        {"empty", ""},
                   {"self", "x @self"}, {"loop1", "@loop2"}, {"loop2", "p\n@loop1"},
                   {"open", "a\nb \"c"}};

TEST_CASE("expand: response files are replaced by what they hold") {
  CHECK(expanded({"p", "@a", "q"}, reader_with(2000), kFiles) == "[p][x][y z][1][2][q]");
  CHECK(expanded({"@empty"}, reader_with(2000), kFiles).empty());
  CHECK(expanded({"@b", "@b"}, reader_with(2000), kFiles) == "[1][2][1][2]");
  CHECK(expanded({"@", "-x@b", "b"}, reader_with(2000), kFiles) == "[@][-x@b][b]");
}

TEST_CASE("expand: a reader without nesting takes what a file holds as it is") {
  CHECK(expanded({"@a"}, reader_with(0), kFiles) == "[x][y z][@b]");
  CHECK(expanded({"@b", "@b"}, reader_with(0), kFiles) == "[1][2][1][2]");
}

TEST_CASE("expand: a missing file is literal or an error as for the reader") {
  CHECK(expanded({"@none", "a"}, reader_with(2000), kFiles) == "[@none][a]");
  Reader strict = reader_with(2000);
  strict.missing_file = MissingFile::is_error;
  CHECK(expanded({"@none"}, strict, kFiles) ==
        "!there is no response file 'none' note: names are relative to the current directory");
}

TEST_CASE("expand: a switch may be a word of its own") {
  CHECK(expanded({"-f", "b", "@b"}, reader_with(0, "-f "), kFiles) == "[1][2][@b]");
  CHECK(expanded({"x", "-f"}, reader_with(0, "-f "), kFiles) == "[x][-f]");
  CHECK(expanded({"--via=b"}, reader_with(0, "--via="), kFiles) == "[1][2]");
}

TEST_CASE("expand: a file that names itself is refused with the way it went") {
  const std::string note = " note: take the @ argument out of it";
  CHECK(expanded({"@self"}, reader_with(2000), kFiles) ==
        "!response file 'self' names itself: self > self" + note);
  CHECK(expanded({"@loop1"}, reader_with(2000), kFiles) ==
        "!response file 'loop1' names itself: loop1 > loop2 > loop1" + note);
}

TEST_CASE("expand: more files than the reader opens are refused") {
  Files files;
  for (int i = 0; i < 5; ++i) files[std::to_string(i)] = fmt::format("@{}", i + 1);
  files["5"] = "end";
  CHECK(expanded({"@0"}, reader_with(6), files) == "[end]");
  CHECK(expanded({"@0"}, reader_with(5), files) ==
        "!6 response files, more than the reader opens (5)");
}

TEST_CASE("expand: errors come through with their place") {
  CHECK(expanded({"@locked"}, reader_with(2000), kFiles) ==
        "!cannot read 'locked': Permission denied");
  CHECK(expanded({"@open"}, reader_with(2000), kFiles)
            .starts_with("!open:2:3: error: quote is never closed\n    b \"c\n      ^"));
}

TEST_CASE("expand: byte order marks are understood where the reader understands them") {
  const auto read = [](std::string_view dialect, std::string bytes) {
    return show(
        read_response_file("f", std::move(bytes), {*find_dialect(dialect, Host::linux), Reader{}}));
  };
  CHECK(read("llvm",
             "\xef\xbb\xbf"
             "a b") == "[a][b]");
  CHECK(read("windows", std::string("\xff\xfe"
                                    "a\0 \0b\0",
                                    8)) == "[a][b]");
  CHECK(read("gnu",
             "\xef\xbb\xbf"
             "a b") ==
        "[\xef\xbb\xbf"
        "a][b]");
  CHECK(read("llvm",
             "\xff\xfe"
             "a") == "!f: byte 3: UTF-16 text of an odd number of bytes @2");
}

}  // namespace
}  // namespace rspkit

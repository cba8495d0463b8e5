// SPDX-License-Identifier: MIT
// Response files as whole families of programs get them, from their names on.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include "program.h"
#include "response_file.h"
#include "show.h"

namespace rspkit {
namespace {

using Arguments = std::vector<std::string_view>;

std::string written(std::string_view program, const Arguments& arguments,
                    Host host = Host::windows) {
  const Reader& reader = find_program(program)->on(host);
  const Result<void> data = refuse_at_files(arguments, reader);
  if (!data) return show(data.error());
  const Result<std::string> bytes =
      write_response_file(arguments, *find_dialect(reader.dialect, host), reader);
  return bytes ? *bytes : show(bytes.error());
}

constexpr std::string_view kMark = "\xef\xbb\xbf";

TEST_CASE("family: link gets CRLF and a mark only where it is not ASCII") {
  for (const std::string_view program : {"link", "link.exe", "LIB.EXE"}) {
    CHECK(written(program, {"/OUT:a.dll", "a b.obj"}) == "/OUT:a.dll\r\n\"a b.obj\"\r\n");
    CHECK(written(program, {"\xc3\xa9.obj"}) == fmt::format("{}\xc3\xa9.obj\r\n", kMark));
  }
}

TEST_CASE("family: quotes of a link argument only group and are written so") {
  CHECK(written("link", {R"(/LIBPATH:"C:\a b")"}) == "\"/LIBPATH:C:\\a b\"\r\n");
  CHECK(written("link", {R"(/LIBPATH:"C:\a b\")"}) == "\"/LIBPATH:C:\\a b\"\\\r\n");
  CHECK(written("link", {R"(/MANIFESTUAC:"level='asInvoker' uiAccess='false'")"}) ==
        "\"/MANIFESTUAC:level='asInvoker' uiAccess='false'\"\r\n");
  CHECK(written("link", {R"(\\server\share\a.lib)"}) == "\\\\server\\share\\a.lib\r\n");
  CHECK(written("link", {R"(/OUT:"a)"}) ==
        R"(!argument 1, '/OUT:"a', byte 6: dialect 'link' cannot carry a double quote without a )"
        "second one note: its readers drop double quotes, which only group");
}

TEST_CASE("family: a line that is too long for link is refused") {
  const std::string longest(131070, 'a');
  CHECK(written("link", {longest}) == longest + "\r\n");
  CHECK(written("link", {longest + "a"}).starts_with("!argument 1, 'aaa"));
  CHECK(written("link", {longest + "a"})
            .ends_with("a line of 131071 characters, where the reader takes 131070"));
  std::string wide;  // as many characters in more bytes
  for (int i = 0; i < 131068; ++i) wide += "\xc3\xa9";
  CHECK(written("link", {wide}) == fmt::format("{}{}\r\n", kMark, wide));
}

TEST_CASE("family: what follows /link of cl stands on one line") {
  CHECK(written("cl", {"a.obj", "/Fea b.exe", "/link", "/OUT:x.exe", "b c.lib"}) ==
        "a.obj\r\n\"/Fea b.exe\"\r\n/link /OUT:x.exe \"b c.lib\"\r\n");
  CHECK(written("cl.exe", {"/link"}) == "/link\r\n");
}

TEST_CASE("family: programs that open nested files are given no name of one as data") {
  CHECK(written("cl", {"@x"}).starts_with("!argument 1, '@x': the reader would take it"));
  CHECK(written("link", {"@x"}) == "\"@x\"\r\n");
  CHECK(written("rustc", {"@x"}) == "@x\n");
  CHECK(written("nvcc", {"a", "--options-file", "f"}, Host::linux) ==
        "!argument 2, '--options-file': the reader would take it for the name of a response file "
        "note: leave it on the command line");
  CHECK(written("nvcc", {"-optf=f"}, Host::linux).starts_with("!argument 1, '-optf=f': "));
  CHECK(written("armlink", {"--via=f"}, Host::linux).starts_with("!argument 1, '--via=f': "));
}

TEST_CASE("family: nvcc gets nothing that its shell would act on") {
  CHECK(written("nvcc", {"-DX=1", "-DY=$HOME"}, Host::linux) ==
        "!argument 2, '-DY=$HOME', byte 5: nvcc hands it to a shell, where '$' acts note: write $ "
        "and ` of a macro with two backslashes before them; leave it out of anything else");
  CHECK(written("nvcc", {R"(-DY=\\$HOME)"}, Host::linux) == "\"-DY=\\\\\\\\$HOME\"\n");
  CHECK(written("nvcc", {"-DY=$HOME"}, Host::windows) == "\"-DY=$HOME\"\n");
  CHECK(written("ptxas", {"a$b"}, Host::linux) == "\"a$b\"\n");
}

TEST_CASE("family: a string definition of nvcc arrives with its quotes") {
  CHECK(written("nvcc", {R"(-DNAME="a b")"}, Host::linux) == R"("-DNAME=\\\"a b\\\"")"
                                                             "\n");
  CHECK(written("nvcc", {R"(-DNAME="a,b")"}, Host::linux) == R"("-DNAME=\\\"a\\,b\\\"")"
                                                             "\n");
}

TEST_CASE("family: files for Java and C# and Rust") {
  CHECK(written("javac", {"a b", "c\nd", "e#f", ""}, Host::linux) ==
        "\"a b\"\n\"c\\nd\"\n\"e#f\"\n\"\"\n");
  CHECK(written("csc", {R"(/out:C:\a b\)", "x#y"}) == "\"/out:C:\\a b\"\\\n\"x#y\"\n");
  CHECK(written("csc", {R"(a"b)"}).starts_with("!argument 1, 'a\"b', byte 2: dialect 'csharp'"));
  CHECK(written("rustc", {"a b", "", "\"c\""}, Host::linux) == "a b\n\n\"c\"\n");
  CHECK(written("rustc", {"a\xff"}, Host::linux) ==
        "!argument 1, 'a\xff"
        "', byte 2: dialect 'rustc' cannot carry a byte that is no UTF-8 note: "
        "its readers take UTF-8 alone");
}

TEST_CASE("family: Swift gets backslashes and Arm quotes around everything") {
  CHECK(written("swiftc", {"it's", "a b", "//c", "\xc2\xa0"}, Host::linux) ==
        "it\\'s\na\\ b\n\\//c\n\\\xc2\xa0\n");
  CHECK(written("armlink", {"--map", "a b"}, Host::linux) == "\"--map\"\n\"a b\"\n");
  CHECK(written("armcl", {"--quiet"}, Host::linux) == "\"--quiet\"\n");
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
// What programs take from response files, where public reports tell of readers that saw something
// else. A number such as R080 is that of a report in the project's collection.
#include <doctest/doctest.h>

#include <map>
#include <string>
#include <vector>

#include "expand.h"
#include "program.h"
#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using Arguments = std::vector<std::string_view>;

struct Row {
  std::string_view dialect;
  std::string_view text;
  std::string_view arguments;
};

// clang-format off
constexpr Row kWindowsRows[] = {
    {"windows", R"(\)", R"([\])"},                                                      // R080
    {"windows", R"(\\)", R"([\\])"},                                                    // R080
    {"windows", R"("\\")", R"([\])"},                                                   // R080
    {"windows", R"('\\')", R"(['\\'])"},                                                // R080
    {"windows", R"("a""b")", R"([a"b])"},                                               // R080
    {"windows", R"(/Fo"d1\d2\\" "C:\h.c")", R"([/Fod1\d2\][C:\h.c])"},                  // R081
    {"windows", R"("-DD='\\'")", R"([-DD='\\'])"},                                      // R082
    {"windows", R"(/Fo"Rel\\" /c)", R"([/FoRel\][/c])"},                                // R083
    {"windows", R"(/DX=\"a\")", R"([/DX="a"])"},                                        // R083
    {"windows", R"(/D "H=\"x\"")", R"([/D][H="x"])"},                                   // R069
    {"windows", R"(/d:A"B c"D)", "[/d:AB cD]"},                                         // R091
};

// The appendix of the reports, as measured with clang --rsp-quoting=windows.
constexpr Row kMeasuredRows[] = {
    {"windows", R"(-DA=C:\path\new)", R"([-DA=C:\path\new])"},                          // R084
    {"windows", R"("-DA=C:\path\new")", R"([-DA=C:\path\new])"},                        // R084
    {"windows", R"('-DA=C:\path\new')", R"(['-DA=C:\path\new'])"},                      // R084
    {"windows", R"(-DA=C:\\path\\new)", R"([-DA=C:\\path\\new])"},                      // R084
    {"windows", R"(-DA=C:\dir\ -DN=1)", R"([-DA=C:\dir\][-DN=1])"},                     // R084
    {"windows", "-DA=C:\\dir\\\n-DN=1", R"([-DA=C:\dir\][-DN=1])"},                     // R084
    {"windows", R"("-DA=\"h w\"")", R"([-DA="h w"])"},                                  // R084
    {"windows", R"(-DA="b c"d)", "[-DA=b cd]"},                                         // R084
    {"windows", R"(-DA="b"'c')", "[-DA=b'c']"},                                         // R084
    {"windows", R"(-DA="a""b")", R"([-DA=a"b])"},                                       // R084
    {"windows", "#-DA=1", "[#-DA=1]"},                                                  // R084
    {"windows", "$x %y% ^ & ; |", "[$x][%y%][^][&][;][|]"},                             // R084
    {"windows", "a\r\nb", "[a][b]"},                                                    // R084
    {"windows", "a\vb\fc", "[a\vb\fc]"},                                                // R084
    {"windows", "", ""},                                                                // R084
    {"windows", " \t\r\n ", ""},                                                        // R084
    {"windows", R"("a b" c"d e"f)", "[a b][cd ef]"},                                    // R084
};

constexpr Row kGnuRows[] = {
    {"gnu", "\"a\nb\"", "[a\nb]"},                                                      // R075
    {"llvm", "\"a\nb\"", "[a\nb]"},                                                     // R075
    {"windows", "\"a\nb\"", "[a\nb]"},                                                  // R075
    {"java", R"("C:\\a b")", R"([C:\a b])"},                                            // R076
    {"gnu", R"(a\ b.o "c d.o" e\\f.o)", R"([a b.o][c d.o][e\f.o])"},                    // R078
    {"gnu", R"("p f/x" -I'a b')", "[p f/x][-Ia b]"},                                    // R085
    {"gnu", "a\xc2\xa0" "b", "[a\xc2\xa0" "b]"},                                        // R086
    {"llvm", "a\xc2\xa0" "b", "[a\xc2\xa0" "b]"},                                       // R086
    {"gnu", R"(-I "C:\\Third Party")", R"([-I][C:\Third Party])"},                      // R087
    {"gnu", "\"-O3\"\n\"main.cc\"", "[-O3][main.cc]"},                                  // R088
    {"gnu", "-o\nout.gb\n-c a.c", "[-o][out.gb][-c][a.c]"},                             // R089
    {"gnu", R"(-fmodule-file="m=p q.pcm")", "[-fmodule-file=m=p q.pcm]"},               // R094
    {"llvm", R"(-fmodule-file="m=p q.pcm")", "[-fmodule-file=m=p q.pcm]"},              // R094
    {"gnu", "a b c", "[a][b][c]"},                                                      // R110
    {"gnu", "a\nb\nc\n", "[a][b][c]"},                                                  // R110
    {"gnu", R"("-ldl" "--rpath=/o/l")", "[-ldl][--rpath=/o/l]"},                        // R115
    {"gnu", R"(-I"C:/P F/inc")", "[-IC:/P F/inc]"},                                     // R166
    {"nasm", "-@ x", "[-@ x]"},                                                         // R136
};
// clang-format on

void check(std::span<const Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.dialect);
    CAPTURE(row.text);
    CHECK(show(tokenize(row.text, *find_dialect(row.dialect, Host::linux))) == row.arguments);
  }
}

TEST_CASE("report: backslashes and quotes are read by the rules of Windows") {
  check(kWindowsRows);
}

TEST_CASE("report: what was measured with clang of Windows is read so") {
  check(kMeasuredRows);
}

TEST_CASE("report: quotes join and newlines divide") {
  check(kGnuRows);
}

std::string read(std::string_view dialect, std::string_view bytes) {
  return show(
      read_response_file("f", std::string(bytes), {*find_dialect(dialect, Host::linux), Reader{}}));
}

TEST_CASE("report: byte order marks are read where the program reads them") {
  using namespace std::string_view_literals;
  const std::string_view utf_8 = "\xef\xbb\xbf--opt \"a b\"";
  const std::string_view little = "\xff\xfe-\0D\0a\0 \0\xe9\0"sv;
  const std::string_view big = "\xfe\xff\0-\0D\0a\0 \0\xe9"sv;
  CHECK(read("windows", utf_8) == "[--opt][a b]");               // R090
  CHECK(read("llvm", "\xef\xbb\xbf-Ia") == "[-Ia]");             // R097
  CHECK(read("gnu", "\xef\xbb\xbf-Ia") == "[\xef\xbb\xbf-Ia]");  // R096: gcc fails on it
  CHECK(read("llvm", little) == "[-Da][\xc3\xa9]");              // R100
  CHECK(read("windows", little) == "[-Da][\xc3\xa9]");           // R100
  CHECK(read("llvm", big) == "[-Da][\xc3\xa9]");                 // R100
}

// R168: Bazel spells for gcc whoever reads it.
TEST_CASE("report: a text tells by itself nothing of its dialect") {
  const std::string_view text = R"('-DX=a b' C:\\x)";
  CHECK(show(tokenize(text, *find_dialect("gnu", Host::windows))) == R"([-DX=a b][C:\x])");
  CHECK(show(tokenize(text, *find_dialect("windows", Host::windows))) == R"(['-DX=a][b'][C:\\x])");
}

using Files = std::map<std::string, std::string>;

// What `program` has in the end, which was started with `arguments`.
std::string expanded(std::string_view program, Host host, const Arguments& arguments,
                     const Files& files) {
  const Reader& reader = find_program(program)->on(host);
  const FileSource source =
      [&files](const std::string& path) -> Result<std::optional<std::string>> {
    const auto file = files.find(path);
    return file == files.end() ? std::nullopt : std::optional(file->second);
  };
  return show(expand(arguments, {*find_dialect(reader.dialect, host), reader}, source));
}

TEST_CASE("report: options inside a file are seen") {
  const Files files{{"f", "-fPIC -DX"}, {"inc.rsp", R"(-Ifoo "-Ib r")"}, {"/o/e s/flags", "-Os"}};
  CHECK(expanded("g++", Host::linux, {"@f", "-c", "a.cc"}, files) ==  // R092
        "[-fPIC][-DX][-c][a.cc]");
  CHECK(expanded("g++", Host::linux, {"@inc.rsp", "-c", "a.cc"}, files) ==  // R093
        "[-Ifoo][-Ib r][-c][a.cc]");
  CHECK(expanded("gcc", Host::linux, {"@f", "--again", "@f"}, files) ==  // R165
        "[-fPIC][-DX][--again][-fPIC][-DX]");
  CHECK(expanded("iccarm", Host::windows, {"-f", "f"}, files) == "[-fPIC][-DX]");        // R165
  CHECK(expanded("clang", Host::linux, {"@/o/e s/flags", "-c"}, files) == "[-Os][-c]");  // R169
  CHECK(expanded("protoc", Host::linux, {"@f"}, {{"f", "--prost_out=o"}}) ==             // R173
        "[--prost_out=o]");
}

TEST_CASE("report: an at sign that names no file is a word") {
  CHECK(expanded("ld", Host::macos, {"-install_name", "@rpath/l.dylib"}, {}) ==  // R131
        "[-install_name][@rpath/l.dylib]");
  CHECK(expanded("clang", Host::macos, {"-Xlinker", "@loader_path/../L"}, {}) ==  // R132
        "[-Xlinker][@loader_path/../L]");
  for (const std::string_view program : {"gcc", "ld", "clang", "ld.lld"}) {
    CHECK(expanded(program, Host::linux, {"@nofile"}, {}) == "[@nofile]");  // R133
  }
  for (const std::string_view program : {"mold", "cl", "link"}) {
    CHECK(expanded(program, Host::linux, {"@nofile"}, {})
              .starts_with("!there is no response file 'nofile'"));  // R133
  }
  const Files files{{"x.app", "a"}};
  CHECK(expanded("gcc", Host::linux, {"--sim=@x.app"}, files) == "[--sim=@x.app]");  // R134
  CHECK(expanded("gcc", Host::linux, {"--sim", "@x.app"}, files) == "[--sim][a]");   // R134
}

TEST_CASE("report: files in files are read as deep as the program reads them") {
  const Files files{{"1", "a @2"},     {"2", "b @3"},           {"3", "c"},
                    {"self", "@self"}, {"a.rsp", "-Da @b.rsp"}, {"b.rsp", R"("-Dx y" c\ d)"},
                    {"n", "-@ m\na"}};
  CHECK(expanded("cl", Host::windows, {"@1"}, files) == "[a][b][c]");  // R135
  CHECK(expanded("cl", Host::windows, {"@self"}, files) ==             // R135
        "!response file 'self' names itself: self > self note: take the @ argument out of it");
  CHECK(expanded("nasm", Host::linux, {"-@", "n"}, files) == "[-@ m][a]");           // R136
  CHECK(expanded("gcc", Host::linux, {"@a.rsp"}, files) == "[-Da][-Dx y][c d]");     // R137
  CHECK(expanded("ld", Host::linux, {"@sub/o"}, {{"sub/o", "@in"}, {"in", "x"}}) ==  // R139
        "[x]");
  CHECK(expanded("rustc", Host::linux, {"@f"}, {{"f", "a b\n@g"}, {"g", "x"}}) ==  // R140
        "[a b][@g]");
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
// What programs should have got in public reports of wrongly spelled response files. A number such
// as R047 is that of a report in the project's collection.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "expand.h"
#include "program.h"
#include "quote.h"
#include "response_file.h"
#include "show.h"

namespace rspkit {
namespace {

using Arguments = std::vector<std::string_view>;

// The file that the program gets, once its reader was seen to take the arguments from it.
std::string written(std::string_view program, Host host, const Arguments& arguments) {
  const Reader& reader = find_program(program)->on(host);
  const Dialect& dialect = *find_dialect(reader.dialect, host);
  const Result<std::string> bytes = write_response_file(arguments, dialect, reader);
  if (!bytes) return show(bytes.error());
  std::vector<std::string> expected;
  for (const std::string_view argument : arguments) {
    expected.push_back(as_read(argument, dialect));
  }
  const std::string read = show(read_response_file("f", *bytes, {dialect, reader}));
  return read == show(expected) ? *bytes : "!reads back as " + read;
}

struct Row {
  std::string_view program;
  Host host;
  Arguments arguments;
  std::string_view bytes;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.program);
    CAPTURE(to_string(row.host));
    CHECK(written(row.program, row.host, row.arguments) == row.bytes);
  }
}

constexpr Host kLinux = Host::linux;
constexpr Host kMacos = Host::macos;
constexpr Host kWindows = Host::windows;

// clang-format off
TEST_CASE("report: backslashes of a name reach every program on every host") {
  check({
      {"ar", kWindows, {R"(build\gfortran_X\a.o)"},                                     // R015
       R"("build\\gfortran_X\\a.o")" "\n"},
      {"gcc", kWindows, {R"(obj\new\t.o)"}, R"("obj\\new\\t.o")" "\n"},                 // R047
      {"clang", kWindows, {R"(obj\new\t.o)"}, R"("obj\\new\\t.o")" "\n"},               // R047
      {"arm-none-eabi-ar.exe", kWindows, {R"(d\a.o)"}, R"("d\\a.o")" "\n"},             // R048
      {"lib.exe", kWindows, {R"(d\a.o)"}, R"(d\a.o)" "\r\n"},                           // R048
      {"armlink", kWindows, {R"(a\b c.o)"}, R"("a\\b c.o")" "\n"},                      // R050
      {"x86_64-w64-mingw32-ar", kWindows, {R"(..\bin\a b.o)", R"(..\bin\t.o)"},         // R051
       R"("..\\bin\\a b.o")" "\n" R"("..\\bin\\t.o")" "\n"},
      {"ar", kWindows, {R"(a\b.o)", "c d.o"}, R"("a\\b.o")" "\n" R"("c d.o")" "\n"},    // R052
      {"lib", kWindows, {R"(a\b.o)", "c d.o"}, R"(a\b.o)" "\r\n" R"("c d.o")" "\r\n"},  // R052
      {"ldc2", kWindows, {R"(-L=/PDB:lib\t.pdb)"}, R"(-L=/PDB:lib\t.pdb)" "\n"},        // R053
      {"ld.lld", kWindows, {R"(C:\P F\a.o)"}, R"("C:\P F\a.o")" "\n"},                  // R054
      {"ld.lld", kLinux, {R"(C:\P F\a.o)"}, R"("C:\\P F\\a.o")" "\n"},                  // R054
      {"ld64.lld", kWindows, {R"(C:\P F\a.o)"}, R"("C:\\P F\\a.o")" "\n"},              // R054
      {"lld-link", kLinux, {R"(C:\P F\a.o)"}, R"("C:\P F\a.o")" "\n"},                  // R054
      {"clang++", kWindows, {R"(sub\C-3.2\src/lib.a)"},                                 // R056
       R"("sub\\C-3.2\\src/lib.a")" "\n"},
      {"llvm-link", kLinux, {R"(a\b.bc)"}, R"("a\\b.bc")" "\n"},                        // R057
      {"g++", kWindows, {R"(CMakeFiles\a\b.obj)"}, R"("CMakeFiles\\a\\b.obj")" "\n"},   // R160
      {"lld-link", kWindows, {R"(sub\a.obj)"}, R"(sub\a.obj)" "\n"},                    // R172
  });
}

TEST_CASE("report: a backslash before a closing quote ends nothing else") {
  check({
      {"gcc", kWindows, {R"(-BC:\t c\)", "-c"}, R"("-BC:\\t c\\")" "\n-c\n"},           // R064
      {"gcc", kWindows, {"-I", R"(C:\d e\)", "-c", "x.c"},                              // R065
       "-I\n" R"("C:\\d e\\")" "\n-c\nx.c\n"},
      {"ldc2", kWindows, {"-of=d d.o", R"(C:\x y\)"},                                   // R073
       R"("-of=d d.o")" "\n" R"("C:\x y\\")" "\n"},
      {"link", kWindows, {R"(/LIBPATH:C:\x y\)"}, R"("/LIBPATH:C:\x y"\)" "\r\n"},      // R073
  });
}

TEST_CASE("report: blanks and quotes arrive through one layer of quoting") {
  check({
      {"cl", kWindows, {"a b.cc", R"(-DX="y")"},                                        // R058
       R"("a b.cc")" "\r\n" R"("-DX=\"y\"")" "\r\n"},
      {"cl", kWindows, {"src/h l.cc"}, R"("src/h l.cc")" "\r\n"},                       // R059
      {"cl", kWindows, {R"(-DMSG="Hi you")"}, R"("-DMSG=\"Hi you\"")" "\r\n"},          // R060
      {"emcc", kLinux, {"a b", "c", "d  e"}, "'a b'\nc\n'd  e'\n"},                     // R066
      {"swiftc", kMacos, {"a b"}, "a\\ b\n"},                                           // R067
      {"clang", kMacos, {"a b"}, "\"a b\"\n"},                                          // R067
      {"clang-cl", kWindows, {"a b"}, "\"a b\"\n"},                                     // R067
      {"cl", kWindows, {"/D", R"(HOST="i686")"}, "/D\r\n" R"("HOST=\"i686\"")" "\r\n"}, // R069
      {"gcc", kLinux, {R"(a"b c\d)"}, R"("a\"b c\\d")" "\n"},                           // R071
      {"link", kWindows, {"/LIBPATH:a b"}, "\"/LIBPATH:a b\"\r\n"},                     // R074
      {"javac", kWindows, {R"(C:\My Files\S.java)"}, R"("C:\\My Files\\S.java")" "\n"}, // R077
      {"gcc", kWindows, {R"(-DBOARD="Feather M0")"}, R"("-DBOARD=\"Feather M0\"")" "\n"},  // R079
      {"ld", kLinux, {"-ldl", "--rpath=/o/l"}, "-ldl\n--rpath=/o/l\n"},                 // R115
  });
}

TEST_CASE("report: readers of lines get no quotes") {
  check({
      {"protoc", kWindows, {"-Ia b", "--cpp_out=o", "x y.proto"},                       // R013
       "-Ia b\n--cpp_out=o\nx y.proto\n"},
      {"moc", kWindows, {"-DA=1", "-Id e", "f"}, "-DA=1\n-Id e\nf\n"},                  // R020
      {"rustc", kLinux, {"-C", "link-arg=a b", ""}, "-C\nlink-arg=a b\n\n"},            // R040
      {"moc", kWindows, {R"(-DT="Mon 1 Jan")"}, R"(-DT="Mon 1 Jan")" "\n"},             // R070
      {"nasm", kWindows, {"-o", "a b.o", "x y.asm"}, "-o\na b.o\nx y.asm\n"},           // R123
      {"rustc", kLinux, {"@shell:x"}, "@shell:x\n"},                                    // R140
  });
}

TEST_CASE("report: only Microsoft's programs get a byte order mark and only where one is needed") {
  check({
      {"link", kWindows, {"\xc3\xa9.obj"}, "\xef\xbb\xbf\xc3\xa9.obj\r\n"},             // R095
      {"lib", kWindows, {"\xc3\xa9.obj"}, "\xef\xbb\xbf\xc3\xa9.obj\r\n"},              // R095
      {"cl", kWindows, {"\xc3\xa9.cc"}, "\xef\xbb\xbf\xc3\xa9.cc\r\n"},                 // R095
      {"clang", kLinux, {"-fuse-ld=bfd", "\xc3\xa9.o"}, "-fuse-ld=bfd\n\xc3\xa9.o\n"},  // R096
      {"gcc", kLinux, {"\xc3\xa9.o"}, "\xc3\xa9.o\n"},                                  // R096
      {"nvcc", kLinux, {"\xc3\xa9.o"}, "\xc3\xa9.o\n"},                                 // R096
      {"nasm", kLinux, {"\xc3\xa9.o"}, "\xc3\xa9.o\n"},                                 // R096
      {"emcc", kWindows, {"-Ia"}, "-Ia\n"},                                             // R097
      {"lld-link", kWindows, {"\xe4\xb8\xad\xe6\x96\x87.obj"},                          // R103
       "\xe4\xb8\xad\xe6\x96\x87.obj\n"},
      {"cl.exe", kWindows, {"/IC:\\\xc3\xbc"}, "\xef\xbb\xbf/IC:\\\xc3\xbc\r\n"},       // R105
      {"gcc.exe", kWindows, {"/IC:\\\xc3\xbc"}, "\"/IC:\\\\\xc3\xbc\"\n"},              // R105
  });
}
// clang-format on

// R098, R099
TEST_CASE("report: a reader that is known by its dialect alone gets no byte order mark") {
  const Dialect& gnu = *find_dialect("gnu", Host::windows);
  const Reader reader = reader_from_dialect(gnu, "@", Encoding::utf_8);
  CHECK(*write_response_file(Arguments{"-DX=1"}, gnu, reader) == "-DX=1\n");
}

// R011, R106, R107, R109, R110
TEST_CASE("report: arguments stand on lines of their own") {
  const std::vector<std::string> names(4000, std::string(86, 'k') + ".obj");
  const Arguments arguments(names.begin(), names.end());
  for (const std::string_view program : {"link", "lib", "lld-link", "cl", "clang", "gcc", "ar"}) {
    CAPTURE(program);
    const std::string text = written(program, Host::windows, arguments);
    CHECK(std::count(text.begin(), text.end(), '\n') == 4000);
    CHECK(text.find('\n') < 300);
  }
}

// R113
TEST_CASE("report: nvcc gets names as they are") {
  std::vector<std::string> names;
  names.reserve(800);
  for (int i = 0; i < 800; ++i)
    names.push_back(fmt::format("{}/lib{}.so", std::string(110, 'p'), i));
  const std::string text = written("nvcc", Host::linux, Arguments(names.begin(), names.end()));
  CHECK(text == fmt::format("{}\n", fmt::join(names, "\n")));
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
// What the dialects of words read from texts that rspkit would not write. Where the program could
// be run it was asked: nm, llvm-nm, lld-link, mcs, tcc, javac, ptxas, nvcc, hipcc.
#include <doctest/doctest.h>

#include <array>
#include <span>

#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

using namespace std::string_view_literals;

struct Row {
  std::string_view dialect;
  std::string_view text;
  std::string_view read;
};

void check(std::span<const Row> rows) {
  for (const Row& row : rows) {
    CAPTURE(row.dialect);
    CAPTURE(row.text);
    CHECK(show(tokenize(row.text, *find_dialect(row.dialect, Host::linux))) == row.read);
  }
}

TEST_CASE("tokenize: blanks that only some readers know divide there alone") {
  constexpr std::string_view kText = "a\vb\fc\rd\xc2\xa0z";
  constexpr Row kRows[] = {
      {"cl", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"csharp", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"gnu", kText, "[a][b][c][d\xc2\xa0z]"},
      {"gnu-backslash", kText, "[a][b][c][d][z]"},
      {"hipcc", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"java", kText, "[a\vb][c][d\xc2\xa0z]"},
      {"link", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"llvm", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"mcs", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"nvcc", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"ptxas", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"shell", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"tcc", kText, "[a][b][c][d\xc2\xa0z]"},
      {"via", kText, "[a][b][c][d\xc2\xa0z]"},
      {"windows", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"windows-lines", kText, "[a\vb\fc][d\xc2\xa0z]"},
      {"mcs", "a\tb", "[a\tb]"},
      {"csharp", "a\tb", "[a][b]"},
      {"gnu-backslash",
       "a\xe2\x80\xa8"
       "b\xe3\x80\x80"
       "c \xc2\x85\xe1\x9a\x80"
       "d",
       "[a][b][c][d]"},
      {"gnu-backslash",
       "a\xe2\x80\xaa"
       "b",
       "[a\xe2\x80\xaa"
       "b]"},
  };
  check(kRows);
}

TEST_CASE("tokenize: a comment hides the rest of its line where readers have comments") {
  constexpr std::string_view kText = "#a b\nc #d e\r ;f g#h\n//i \"#j\"";
  constexpr Row kRows[] = {
      {"csharp", kText, "[c][;f][g#h][//i][#j]"},
      {"java", kText, "[c][;f][g#h][//i][#j]"},
      {"windows-lines", kText, "[c][;f][g#h][//i][#j]"},
      {"via", kText, "[c][#d][e][//i][#j]"},
      {"gnu-backslash", kText, "[#a][b][c][#d][e][;f][g#h]"},
      {"gnu", kText, "[#a][b][c][#d][e][;f][g#h][//i][#j]"},
      {"mcs", kText, "[#a][b][c][#d][e][;f][g#h][//i][#j]"},
      {"tcc", kText, "[#a][b][c][#d][e][;f][g#h][//i][#j]"},
      {"shell", kText, "[#a][b][c][#d][e][;f][g#h][//i][#j]"},
      {"gnu-backslash", "a //b\n //c\n\\//d", "[a][//b][//c][//d]"},
      {"via", "\t ; a\n b;c", "[b;c]"},
      {"csharp", "a\"#\"b", "[a#b]"},
  };
  check(kRows);
}

TEST_CASE("tokenize: an empty pair of quotes is an argument where readers keep it") {
  constexpr std::string_view kText = "a \"\" b\"\" \"\"";
  for (const std::string_view name :
       {"cl", "gnu", "java", "nvcc", "ptxas", "shell", "tcc", "via", "windows"}) {
    check(std::array{Row{name, kText, "[a][][b][]"}});
  }
  for (const std::string_view name :
       {"csharp", "gnu-backslash", "hipcc", "link", "llvm", "mcs", "windows-lines"}) {
    check(std::array{Row{name, kText, "[a][b]"}});
  }
}

TEST_CASE("tokenize: an apostrophe groups where readers know it") {
  constexpr std::string_view kText = "'a b' \"c'd e\" f'g\"h'";
  for (const std::string_view name : {"gnu", "hipcc", "java", "llvm", "mcs", "shell", "via"}) {
    check(std::array{Row{name, kText, "[a b][c'd e][fg\"h]"}});
  }
  constexpr Row kRows[] = {
      {"gnu-backslash", kText, "[a b][cd][e fgh]"},
      {"nvcc", "'a b'", "['a][b']"},
      {"link", "'a b'", "['a][b']"},
      {"tcc", "'a b'", "['a][b']"},
      {"windows-lines", "'a b'", "['a][b']"},
  };
  check(kRows);
}

TEST_CASE("tokenize: a newline ends a word in quotes where readers go line by line") {
  constexpr std::string_view kText = "\"a\nb\" c\"\n";
  for (const std::string_view name : {"csharp", "gnu-backslash", "java", "mcs"}) {
    check(std::array{Row{name, kText, "[a][b c]"}});
  }
  check(std::array{Row{"windows-lines", "\"a\r\nb \"c\n", "[a][b][c]"}});
  for (const std::string_view name :
       {"gnu", "hipcc", "link", "llvm", "nvcc", "ptxas", "shell", "tcc", "via", "windows"}) {
    check(std::array{Row{name, "\"a\nb\" c", "[a\nb][c]"}});
  }
}

TEST_CASE("tokenize: a doubled quote in quotes is one to the C runtime and nothing elsewhere") {
  check(std::array{Row{"windows", R"("a""b")", R"([a"b])"},
                   Row{"windows", R"("c"" d")", R"([c" d])"}, Row{"windows", R"("""")", R"(["])"},
                   Row{"cl", R"("a""b c" 'd)", R"([a"b c]['d])"}});
  for (const std::string_view name :
       {"gnu", "llvm", "java", "csharp", "link", "mcs", "shell", "tcc", "via", "windows-lines"}) {
    check(std::array{Row{name, R"("a""b" "c""d")", "[ab][cd]"}});
  }
}

TEST_CASE("tokenize: a backslash is what each reader makes of it") {
  constexpr Row kRows[] = {
      {"gnu-backslash", R"(a\ b \" "c\"d" 'e\'f')", R"([a b]["][c"d][e'f])"},
      {"hipcc", "a\\\nb c\\", "[a\nb][c\\]"},
      {"llvm", "\\", "[\\]"},
      {"java", R"(a\n "a\nb\rc\td\fe\"\\\x" 'q\'r')", "[a\\n][a\nb\rc\td\fe\"\\x][q'r]"},
      {"java", "\"a\\\n \t\fb\" c", "[ab][c]"},
      {"java", "\"a\\\r\n b\" \"c\\\rd\"", "[ab][cd]"},
      {"java", R"(a\" b")", R"([a\ b])"},
      {"csharp", R"(C:\a\ "b c"\ d\)", R"([C:\a\][b c\][d\])"},
      {"link", R"(C:\a\ "b c"\ d\)", R"([C:\a\][b c\][d\])"},
      {"mcs", R"("a\" b\\"c")", R"([a\][b\\c])"},
      {"via", R"(a\b "a\b" "\"\\\'" '\"')", R"([a\b][a\b]["\']["])"},
      {"windows-lines", R"("a\"b" c\\"d e" f\)", R"([a"b][c\d e][f\])"},
      {"shell", "a\\\nb \"c\\\nd\" 'e\\\nf'", "[ab][cd][e\\\nf]"},
      {"shell", R"("a\b\$\`\"\\" '\' \a)", R"([a\b$`"\][\][a])"},
      {"tcc", R"("a\"b\\c\d" C:\x)", R"([a"b\c\d][C:\x])"},
      {"tcc", R"(a\\b a\"b \" c\)", R"([a\b][a"b]["][c\])"},
  };
  check(kRows);
}

TEST_CASE("tokenize: nvcc and ptxas lose quotes behind backslashes and escaped blanks at ends") {
  for (const std::string_view name : {"nvcc", "ptxas"}) {
    const std::array rows{
        Row{name, R"(a\"b)", "[ab]"},
        Row{name, R"(a\\\"b)", R"([a\"b])"},
        Row{name, R"(no\\a.o)", R"([no\a.o])"},
        Row{name, R"("a b"\\)", R"([a b\])"},
        Row{name, R"(\\\\\")", R"([\\"])"},
        Row{name, R"(z\ )", "[z]"},
        Row{name, R"(\ z)", "[z]"},
        Row{name, R"("z ")", "[z ]"},
        Row{name, R"(a\ b)", "[a b]"},
        Row{name, R"(" "\\)", R"([ \])"},
        Row{name, R"(\\)", R"([\])"},
        Row{name, "a\\\nb", "[a\nb]"},
        Row{name, "a,b$`#;@", "[a,b$`#;@]"},
        Row{name, R"(a\\"b c")", R"([a\"b c])"},
    };
    check(rows);
    const auto last = tokenize("a \\", *find_dialect(name, Host::linux), Malformed::is_read);
    REQUIRE(!last);
    CHECK(last.error().message.starts_with("a backslash at the end, which is no argument"));
    CHECK(last.error().offset == 2);
  }
}

TEST_CASE("tokenize: a byte order mark is a part of the first word") {
  for (const Dialect& row : dialects()) {
    if (row.division == Division::records) continue;
    check(std::array{Row{row.name,
                         "\xef\xbb\xbf"
                         "a b",
                         "[\xef\xbb\xbf"
                         "a][b]"}});
  }
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "launcher.h"

#include <doctest/doctest.h>

#include "show.h"
#include "tokenize.h"

namespace rspkit {
namespace {

// The words up to and including the program that reads, of a command spelled for the shell.
std::string leading(std::string_view command, Through through) {
  const auto words = *tokenize(command, *find_dialect("shell", Host::linux));
  const std::vector<std::string_view> views(words.begin(), words.end());
  const std::size_t count = leading_words(views, through);
  return show({views.begin(), views.begin() + static_cast<std::ptrdiff_t>(count)});
}

TEST_CASE("launcher: what stands in front of the program is looked through") {
  struct Row {
    std::string_view command;
    std::string_view leading;
  };
  constexpr Row kRows[] = {
      {"ar qc a.a", "[ar]"},
      {"ar", "[ar]"},
      {"ccache g++ -c a.cpp", "[ccache][g++]"},
      {"/usr/bin/ccache-4.8 g++ a.cpp", "[/usr/bin/ccache-4.8][g++]"},
      {"ccache distcc g++ a.cpp", "[ccache][distcc][g++]"},
      {"ccache -s", "[ccache]"},
      {"env A=1 B=2 nm a.o", "[env][A=1][B=2][nm]"},
      {"env -u HOME -i -- nm a.o", "[env][-u][HOME][-i][--][nm]"},
      {"env -C dir/x=y nm a.o", "[env][-C][dir/x=y][nm]"},
      {"env ./a=b/prog x", "[env][./a=b/prog]"},
      {"env", "[env]"},
      {"cmake -E env A=1 nm a.o", "[cmake][-E][env][A=1][nm]"},
      {"cmake -E time ld a.o", "[cmake][-E][time][ld]"},
      {"cmake -E vs_link_exe --intdir=x --rc=rc -- lld-link /out:a a.obj",
       "[cmake][-E][vs_link_exe][--intdir=x][--rc=rc][--][lld-link]"},
      {"cmake -E copy a b", "[cmake]"},
      {"cmake", "[cmake]"},
      {"python3 tool.py a", "[python3]"},
      {"environment nm", "[environment]"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.command);
    CHECK(leading(row.command, Through::launchers) == row.leading);
  }
}

TEST_CASE("launcher: an interpreter's script is the program where a reader was named") {
  struct Row {
    std::string_view command;
    std::string_view leading;
  };
  constexpr Row kRows[] = {
      {"python3 tool.py -x a", "[python3][tool.py]"},
      {"python3.11 -O -X utf8 tool.py a", "[python3.11][-O][-X][utf8][tool.py]"},
      {"python3 -c 'print()' a", "[python3][-c][print()]"},
      {"python3 -m tool a", "[python3][-m][tool]"},
      {"env A=1 python3 ./ccache.py a", "[env][A=1][python3][./ccache.py]"},
      {"sh -c 'exec x' sh a", "[sh][-c][exec x]"},
      {"perl -I lib tool.pl a", "[perl][-I][lib][tool.pl]"},
      {"python3 -c", "[python3]"},
      {"python3", "[python3]"},
      {"./tool a", "[./tool]"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.command);
    CHECK(leading(row.command, Through::launchers_and_interpreters) == row.leading);
  }
}

TEST_CASE("launcher: an empty command has no words") {
  CHECK(leading_words({}, Through::launchers) == 0);
}

}  // namespace
}  // namespace rspkit

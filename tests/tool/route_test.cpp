// SPDX-License-Identifier: MIT
#include "route.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

using Words = std::vector<std::string_view>;

// `driver cpp... macros... as... ld...`, or the error; what is empty is left away.
std::string routed(const Words& words, const Router& router) {
  const Result<Routed> parts = route(words, router);
  if (!parts) return show(parts.error());
  std::string text = show(parts->driver.arguments());
  constexpr std::string_view kNames[] = {" cpp", " macros", " as", " nvlink", " ld"};
  for (const Child child : kChildren) {
    const ArgumentList& list = parts->children.at(static_cast<std::size_t>(child));
    if (!list.empty())
      text += std::string(kNames[static_cast<int>(child)]) + show(list.arguments());
  }
  return text;
}

TEST_CASE("route: options of the preprocessor and the linker leave gcc in their order") {
  CHECK(routed({"-c", "-Ia", "x.c", "-I", "b", "-DX=1", "-UX", "-D", "Y", "-isystem", "c"},
               kGccRouter) ==
        "[-c][x.c] cpp[-Ia][-I][b][-DX=1][-UX][-D][Y][-isystem][c] as[-I][a][-I][b]");
  CHECK(routed({"-include", "p.h", "-imacros", "m.h", "-iquote", "q", "-idirafter", "d"},
               kGccRouter) == " cpp[-include][p.h][-imacros][m.h][-iquote][q][-idirafter][d]");
  CHECK(routed({"a.o", "-La", "-lx", "-L", "b", "-Wl,-Lc"}, kGccRouter) ==
        "[a.o][-lx][-Wl,-Lc] ld[-La][-L][b]");
}

TEST_CASE("route: the value of another option is no option") {
  CHECK(routed({"-o", "-Ix", "-MF", "-Dx", "-Xlinker", "-Lx", "-x", "c++"}, kGccRouter) ==
        "[-o][-Ix][-MF][-Dx][-Xlinker][-Lx][-x][c++]");
}

TEST_CASE("route: an option without its value stays") {
  CHECK(routed({"a.c", "-I"}, kGccRouter) == "[a.c][-I]");
}

TEST_CASE("route: a compiler that may be clang keeps its library directories") {
  CHECK(routed({"-Ia", "-Lb"}, kCompilerRouter) == "[-Lb] cpp[-Ia]");
}

TEST_CASE("route: values of nvcc come apart as nvcc takes them apart") {
  CHECK(routed({"-Ia,b", "--define-macro=X=1,Y", "-c", "k.cu", "-include", "p.h"}, kNvccRouter) ==
        "[-c][k.cu] cpp[-I][a][-I][b] macros[-D][X=1][-D][Y][-include][p.h] as[-I][a][-I][b]");
  CHECK(routed({R"(-DF=f\(x\,y\))", R"(-DS="a,b")", R"(-DT=\"a\,b\")"}, kNvccRouter) ==
        R"( macros[-D][F=f(x,y)][-D][S="a,b"][-D][T="a,b"])");
  CHECK(routed({"-La", "-l", "x"}, kNvccRouter) == "[-l][x] nvlink[-L][a] ld[-L][a]");
}

TEST_CASE("route: macros of nvcc go in the order in which nvcc has them") {
  CHECK(routed({"-include", "p.h", "-UX", "-DX=1", "-UY", "-DZ"}, kNvccRouter) ==
        " macros[-U][X][-D][X=1][-U][Y][-D][Z][-include][p.h]");
}

TEST_CASE("route: nvcc has other ways for sources of the host compiler") {
  const auto spec_of = [](const Words& words) {
    const Result<Routed> parts = route(words, kNvccRouter);
    return parts ? std::string(parts->ways[1].spec) : show(parts.error());
  };
  CHECK(spec_of({"-c", "a.cu"}) == "*cpp_unique_options:\n+ %{E|M|MM:@");
  CHECK(spec_of({"-x", "cu", "a.cpp"}) == "*cpp_unique_options:\n+ %{E|M|MM:@");
  CHECK(spec_of({"a.o"}) == "*cpp_unique_options:\n+ %{E|M|MM:@");
  CHECK(spec_of({"-c", "a.cpp"}) == "*cpp_unique_options:\n+ @");
  CHECK(spec_of({"-c", "a.cpp", "b.cu"}) ==
        "!its options go other ways for .cu files than for those of the host compiler, and both "
        "are there note: compile them in two commands");
}

TEST_CASE("route: clang behind nvcc knows no specs file") {
  for (const Words& words : {Words{"-ccbin", "clang++"}, Words{"-ccbin=/usr/bin/clang++-14"},
                             Words{"--compiler-bindir", "/opt/clang/bin"}}) {
    CHECK(routed(words, kNvccRouter) ==
          "!its options go to gcc by a specs file, and -ccbin names clang note: shorten the "
          "options, or let nvcc use gcc");
  }
  CHECK(routed({"-ccbin", "g++-12", "clang.cu"}, kNvccRouter) == "[-ccbin][g++-12][clang.cu]");
}

TEST_CASE("route: sources of another language are refused where their options go another way") {
  const std::string fault = "!its options go to the preprocessor of C, which does not read ";
  const std::string note = " note: call the driver of that language, gfortran or gdc";
  CHECK(routed({"-c", "a.f90"}, kGccRouter) == fault + "'a.f90'" + note);
  CHECK(routed({"-c", "a.d"}, kCompilerRouter) == fault + "'a.d'" + note);
  CHECK(routed({"-x", "f95", "a"}, kGccRouter) == fault + "'f95'" + note);
  CHECK(routed({"-c", "a.f90"}, kFortranRouter) == "[-c][a.f90]");
  CHECK(routed({"-c", "a.cpp", "-o", "x.d", "-MF", "y"}, kGccRouter) ==
        "[-c][a.cpp][-o][x.d][-MF][y]");
}

TEST_CASE("route: long options of gcc are refused and values of those of nvcc are no options") {
  CHECK(routed({"--include-directory=a"}, kGccRouter) ==
        "!its options cannot be divided: '--include-directory=a' is not known note: use its short "
        "spelling, as in -I, -D or -Wl,");
  CHECK(routed({"--for-linker", "-La"}, kFortranRouter)
            .starts_with("!its options cannot be divided: '--for-linker' is not known"));
  CHECK(routed({"--sysroot", "-Ia", "--param", "-Db"}, kGccRouter) ==
        "[--sysroot][-Ia][--param][-Db]");
  CHECK(routed({"--compiler-options", "-DX", "--linker-options", "-La", "-odir", "-Ib", "a.o"},
               kNvccRouter) == "[--compiler-options][-DX][--linker-options][-La][-odir][-Ib][a.o]");
}

TEST_CASE("route: a specs file of the caller's stays the last word") {
  CHECK(routed({"-specs=my.specs"}, kFortranRouter) ==
        "!its options go by a specs file, which '-specs=my.specs' would come before note: shorten "
        "the options, or leave that file out");
  CHECK(routed({"-specs=my.specs"}, kGccRouter) == "[-specs=my.specs]");
}

TEST_CASE("route: what a shell of nvcc would act on is refused") {
  CHECK(
      routed({"-DX=$HOME"}, kNvccRouter) ==
      "!'-DX=$HOME': nvcc hands it to a shell, where '$' acts note: write $ and ` of a macro with "
      "two backslashes before them; leave it out of anything else");
  CHECK(routed({"-D", "X=`id`"}, kNvccRouter)
            .starts_with("!'X=`id`': nvcc hands it to a shell, where '`' acts"));
  CHECK(routed({R"(-DX=\\$HOME)"}, kNvccRouter) == " macros[-D][X=$HOME]");
}

TEST_CASE("route: options weigh with their quotes and inputs nothing") {
  CHECK(options_cost(Words{"a.c", "-c"}, kGccRouter) == 2 + 6);
  CHECK(options_cost(Words{"-I", "dir", "-DX='y'"}, kGccRouter) == 2 + 6 + 3 + 6 + 7 + 6 + 6);
  CHECK(options_cost(Words{"a.o", "-lx", "-Wl,-x", "-Xlinker", "-y"}, kGccRouter) == 0);
  CHECK(options_cost(Words{"a.o", "-lx", "-Xlinker", "-y"}, kNvccRouter) == 9 + 14 + 8);
  CHECK(options_cost(Words{"-DA,B"}, kNvccRouter) == 11 + 12);
}

}  // namespace
}  // namespace rspkit

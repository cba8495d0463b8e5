// SPDX-License-Identifier: MIT
#include "nvcc_value.h"

#include <doctest/doctest.h>

#include "show.h"

namespace rspkit {
namespace {

std::string values(std::string_view option, std::string_view value) {
  const std::vector<std::string> list = nvcc_values(option, value);
  return show(std::vector<std::string_view>(list.begin(), list.end()));
}

std::string checked(std::string_view option, std::string_view argument) {
  const Result<void> result = check_nvcc_value(option, argument);
  return result ? "fine" : result.error().message + " @" + std::to_string(result.error().offset);
}

TEST_CASE("nvcc value: quotes that protect commas are said in a file by backslashes") {
  CHECK(without_bare_quotes(R"(-DX="a,b")") == R"(-DX=\"a\,b\")");
  CHECK(without_bare_quotes(R"(-DX=\"a\,b\")") == R"(-DX=\"a\,b\")");
  CHECK(without_bare_quotes(R"(-DX="a\"b",c)") == R"(-DX=\"a\"b\",c)");
  CHECK(without_bare_quotes(R"(-Xcompiler="a,b")") == R"(-Xcompiler=\"a\,b\")");
  CHECK(without_bare_quotes(R"(--include-path="a b")") == "--include-path=a b");
  CHECK(without_bare_quotes(R"(-I"a,b")") == R"(-I"a,b")");
  CHECK(without_bare_quotes(R"(-Xlinker="a")") == R"(-Xlinker="a")");
  CHECK(without_bare_quotes(R"(a"b",c)") == R"(a"b",c)");
}

TEST_CASE("nvcc value: values come apart at commas and lose their backslashes") {
  CHECK(values("-D", "X=1,Y=2") == "[X=1][Y=2]");
  CHECK(values("-D", R"(F=f\(x\,y\))") == "[F=f(x,y)]");
  CHECK(values("-D", R"(S="a,b",T)") == R"([S="a,b"][T])");
  CHECK(values("-D", R"(S=a\\b)") == R"([S=a\b])");
  CHECK(values("-D", R"(S=a\\\\b)") == R"([S=a\b])");
  CHECK(values("-D", R"(S=\\$x)") == "[S=$x]");
  CHECK(values("-I", R"("a,b",c)") == "[a,b][c]");
  CHECK(values("-I", R"(a\b)") == R"([a\b])");
  CHECK(values("-I", R"(a\\b)") == R"([a\b])");
  CHECK(values("-I", R"($x,\`y)") == "[$x][`y]");
  CHECK(values("-I", R"(\\$x)") == R"([\$x])");
}

struct Row {
  std::string_view option;
  std::string_view argument;
  std::string_view result;
};

// Each of these ran a command, or ended the shell's quotes, when it was tried.
TEST_CASE("nvcc value: what a shell would act on is refused") {
  constexpr Row kRows[] = {
      {"", "-DX=$y", "'$' acts @4"},
      {"", "-DX=`y`", "'`' acts @4"},
      {"", R"(-DX=\`y\`)", "'`' acts @5"},
      {"", R"(-DX=\\\\`y`)", "'`' acts @8"},
      {"", R"(-DX="a\\\"; id; \\\"")", "a double quote acts @9"},
      {"", R"(-DX=a\\)", "a backslash at the end acts @6"},
      {"-D", "X=$y", "'$' acts @2"},
      {"", "-I/a`y`", "'`' acts @4"},
      {"", R"(-I/a\$y)", "'$' acts @5"},
      {"", R"(-I/a\\\$y)", "'$' acts @7"},
      {"", R"(-I/a\\`y`)", "'`' acts @6"},
      {"", R"(-I/a\)", "a backslash at the end acts @4"},
      {"", "a$b.cu", "'$' acts @1"},
      {"", R"(a\\$b.cu)", "'$' acts @3"},
      {"-o", "a`b`.o", "'`' acts @1"},
      {"", R"(a"b.cu)", "a double quote acts @1"},
      {"-Xcompiler", "\"", "a quote without a second one acts @0"},
      {"-Xcompiler", "it's", "a quote without a second one acts @3"},
      {"-Xlinker", R"(-rpath,\$x)", "'$' acts @8"},
      {"-l", "x;id", "';' acts @1"},
      {"", "-Wunknown;id", "';' acts @9"},
      {"-dir", "x;id", "';' acts @1"},
      {"--ptxas-options", "x>y", "'>' acts @1"},
      {"-e", "x\ny", "a newline acts @1"},
      {"--all-prefix", "x'", "a quote without a second one acts @1"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.argument);
    CHECK(checked(row.option, row.argument) ==
          "nvcc hands it to a shell, where " + std::string(row.result));
  }
  for (const char c : std::string_view("`;&|<>()\n$")) {
    CAPTURE(c);
    CHECK(checked("", std::string("-Wunknown=a") + c).ends_with(" acts @11"));
    CHECK(checked("", std::string("-Xcompiler=a") + c).ends_with(" acts @12"));
    CHECK(checked("-Xcompiler", std::string("-a") + c).ends_with(" acts @2"));
    if (c != '$') CHECK(checked("", std::string("-Xptxas=a") + c).ends_with(" acts @9"));
  }
}

TEST_CASE("nvcc value: what arrives literally is taken") {
  for (const std::string_view argument : {R"(-DX=\\$y)",
                                          R"(-DX=\\\$y)",
                                          R"(-DX=\\`y\\`)",
                                          R"(-DX="a b")",
                                          R"(-DX=\"a\")",
                                          "-DX=a;b&c",
                                          "-DX=a\nb",
                                          "-DX=it's",
                                          R"(-DX=a\\\\)",
                                          "-I/a$b",
                                          "-I/a;b",
                                          R"(-I/a\\b)",
                                          R"(-I/a\`b)",
                                          R"(-I/a\\$b)",
                                          "a;b.cu",
                                          R"(a\$b.cu)",
                                          "-Xcompiler=-Wp\\,@a",
                                          R"(-Xcompiler="a b")",
                                          R"(-Xcompiler=a\\;b)",
                                          "-std=c++17",
                                          "-lx$y"}) {
    CAPTURE(argument);
    CHECK(checked("", argument) == "fine");
  }
  CHECK(checked("-Xcompiler", "-fPIC,-g") == "fine");
  CHECK(checked("-I", "a$b") == "fine");
  CHECK(checked("-o", "a (1);b.o") == "fine");
  CHECK(checked("-c", "a (1).cu") == "fine");
  CHECK(checked("a.cu", "b;c.cu") == "fine");
  CHECK(checked("-std=c++17", "b;c.cu") == "fine");
  CHECK(checked("-Xlinker", "-rpath,$ORIGIN") == "fine");
}

}  // namespace
}  // namespace rspkit

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
  CHECK(without_bare_quotes(R"(-I"a,b")") == R"(-Ia\,b)");
  CHECK(without_bare_quotes(R"(--include-path="a b")") == "--include-path=a b");
  CHECK(without_bare_quotes(R"(-Xcompiler="a,b")") == R"(-Xcompiler=\"a\,b\")");
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
  CHECK(values("-I", "$x") == "[$x]");
}

TEST_CASE("nvcc value: what a shell would act on is refused") {
  CHECK(checked("", "-DX=$y") == "nvcc hands it to a shell, where '$' acts @4");
  CHECK(checked("", "-DX=`y`") == "nvcc hands it to a shell, where '`' acts @4");
  CHECK(checked("", R"(-DX=\`y\`)") == "nvcc hands it to a shell, where '`' acts @5");
  CHECK(checked("", R"(-DX=\\\\`y`)") == "nvcc hands it to a shell, where '`' acts @8");
  CHECK(checked("", "-I/a`y`") == "nvcc hands it to a shell, where '`' acts @4");
  CHECK(checked("", "a$b.cu") == "nvcc hands it to a shell, where '$' acts @1");
  CHECK(checked("-o", "a`b`.o") == "nvcc hands it to a shell, where '`' acts @1");
  CHECK(checked("", R"(-DX="a\\\"; id; \\\"")") ==
        "nvcc hands it to a shell, where a backslash before a quote acts @9");
  CHECK(checked("", R"(-DX=a\\)") ==
        "nvcc hands it to a shell, where a backslash before a quote acts @6");
  CHECK(checked("", R"(a"b.cu)") ==
        "nvcc hands it to a shell, where a backslash before a quote acts @1");
  for (const char c : std::string_view("$`;&|<>()\n")) {
    CAPTURE(c);
    CHECK(checked("", std::string("-Xcompiler=a") + c).ends_with(" acts @12"));
    CHECK(checked("-Xcompiler", std::string("-a") + c).ends_with(" acts @2"));
  }
}

TEST_CASE("nvcc value: what arrives literally is taken") {
  for (const std::string_view argument :
       {R"(-DX=\\$y)", R"(-DX=\\\$y)", R"(-DX=\\`y\\`)", R"(-DX="a b")", R"(-DX=\"a\")",
        "-DX=a;b&c", "-DX=a\nb", "-DX=it's", "-I/a$b", "-I/a;b", R"(-I/a\\b)", "a;b.cu",
        "-Xcompiler=-Wp\\,@a", R"(-DX=a\\\\)"}) {
    CAPTURE(argument);
    CHECK(checked("", argument) == "fine");
  }
  CHECK(checked("-Xcompiler", "-fPIC,-g") == "fine");
  CHECK(checked("-I", "a$b") == "fine");
}

}  // namespace
}  // namespace rspkit

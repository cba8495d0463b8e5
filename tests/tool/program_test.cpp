// SPDX-License-Identifier: MIT
#include "program.h"

#include <doctest/doctest.h>

#include <vector>

namespace rspkit {
namespace {

std::string_view row_of(std::string_view name) {
  const Program* const row = find_program(name);
  return row == nullptr ? "none" : row->name;
}

TEST_CASE("program: names are found behind paths, targets, versions and extensions") {
  struct Row {
    std::string_view name;
    std::string_view row;
  };
  constexpr Row kRows[] = {
      {"gcc", "gcc"},
      {"/usr/bin/gcc-12", "gcc"},
      {"gcc-12.2.0", "gcc"},
      {"x86_64-w64-mingw32-g++-posix", "g++"},
      {"x86_64-w64-mingw32-g++-12-posix", "g++"},
      {"/opt/x y/aarch64-linux-gnu-gcc-ar-12", "gcc-ar"},
      {"armv7-none-eabi-ar", "ar"},
      {"mips64el-linux-gnuabi64-gcc", "gcc"},
      {"powerpc64le-linux-gnu-ld", "ld"},
      {"s390x-linux-gnu-g++", "g++"},
      {"sh4-linux-gnu-gcc", "gcc"},
      {"wasm32-wasi-clang", "clang"},
      {"avr-gcc", "gcc"},
      {"/usr/lib/ccache/g++", "g++"},
      {"clang-cl-19", "clang-cl"},
      {"ld.lld-15", "ld.lld"},
      {"ld64.lld", "ld64.lld"},
      {"llvm-ar-14", "llvm-ar"},
      {"clang++-14", "clang++"},
      {"x86_64-linux-gnu-ld.bfd", "ld.bfd"},
      {R"(C:\LLVM\bin\LLD-LINK.EXE)", "lld-link"},
      {"python3.11", "python"},
      {"/usr/bin/python3", "python"},
      {"ml64.exe", "ml64"},
      {"sh", "sh"},
      {R"(C:\CUDA\bin\nvcc.exe)", "nvcc"},
      {"emcc.bat", "emcc"},
      {"cl.exe", "cl"},
      {"Link.EXE", "link"},
      {"x86_64-linux-gnu-gfortran-12", "gfortran"},
      {"x86_64-w64-mingw32-windres", "windres"},
      {"javac", "javac"},
      {"cc1plus", "cc1plus"},
      {"ld64", "ld64"},
      {"icx", "icx"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.name);
    CHECK(row_of(row.name) == row.row);
  }
}

TEST_CASE("program: a name that only ends like a known one is unknown") {
  for (const std::string_view name : {"my-ar", "build-ld", "git-as", "xgcc", "gcc.py", "", "-",
                                      "arm-", "armored-ar", "arcade-gcc", "mipster-ld"}) {
    CAPTURE(name);
    CHECK(row_of(name) == "none");
  }
}

TEST_CASE("program: the host decides how the lld and llvm tools read") {
  struct Row {
    std::string_view name;
    std::string_view linux;
    std::string_view macos;
    std::string_view windows;
  };
  constexpr Row kRows[] = {
      {"gcc", "gnu", "llvm", "gnu"},
      {"clang", "llvm", "llvm", "llvm"},
      {"ld.lld", "llvm", "llvm", "windows"},
      {"llvm-ar", "llvm", "llvm", "windows"},
      {"lld-link", "windows", "windows", "windows"},
      {"ar", "gnu", "", "gnu"},
      {"cc", "llvm", "llvm", "llvm"},
      {"mold", "gnu", "gnu", "gnu"},
      {"python", "", "", ""},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.name);
    const Program& program = *find_program(row.name);
    CHECK(program.on(Host::linux).dialect == row.linux);
    CHECK(program.on(Host::macos).dialect == row.macos);
    CHECK(program.on(Host::windows).dialect == row.windows);
  }
}

TEST_CASE("program: --rsp-quoting decides the dialect of those who know it") {
  const auto dialect = [](std::string_view program, std::vector<std::string_view> arguments) {
    const Dialect* const row = dialect_of(find_program(program)->on(Host::linux), arguments);
    return row == nullptr ? "none" : row->name;
  };
  CHECK(dialect("ld.lld", {"a"}) == "llvm");
  CHECK(dialect("ld.lld", {"a", "--rsp-quoting=windows"}) == "windows");
  CHECK(dialect("lld-link", {"--rsp-quoting=posix", "a"}) == "llvm");
  CHECK(dialect("ld.lld", {"--rsp-quoting=windows", "--rsp-quoting=posix"}) == "llvm");
  CHECK(dialect("ld", {"--rsp-quoting=windows"}) == "gnu");
  CHECK(dialect("python", {"--rsp-quoting=windows"}) == "none");
}

TEST_CASE("program: extensions of Windows name the host and cmd.exe") {
  CHECK(parse_program_name("gcc").host == std::nullopt);
  CHECK(parse_program_name("C:\\x\\G++.EXE").stem == "g++");
  CHECK(parse_program_name("g++.exe").host == Host::windows);
  CHECK(!parse_program_name("g++.exe").is_batch);
  CHECK(parse_program_name("emcc.bat").is_batch);
  CHECK(parse_program_name("dir/npm.CMD").is_batch);
}

TEST_CASE("program: every row names a dialect that exists and says what it was verified with") {
  for (const Program& program : programs()) {
    CAPTURE(program.name);
    CHECK(find_program(program.name) == &program);
    for (const Host host : {Host::linux, Host::macos, Host::windows}) {
      const Reader& reader = program.on(host);
      if (!reader.reads_files()) continue;
      CHECK(find_dialect(reader.dialect, host) != nullptr);
      CHECK(!reader.switch_text.empty());
      CHECK(!reader.verified.empty());
    }
  }
}

}  // namespace
}  // namespace rspkit

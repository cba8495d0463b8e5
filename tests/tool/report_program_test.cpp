// SPDX-License-Identifier: MIT
// How programs are told of a response file, where public reports tell of a wrong switch, or of a
// program that reads none. A number such as R117 is that of a report in the project's collection.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <string>
#include <vector>

#include "plan.h"
#include "program.h"
#include "show.h"

namespace rspkit {
namespace {

constexpr Host kLinux = Host::linux;
constexpr Host kMacos = Host::macos;
constexpr Host kWindows = Host::windows;

Result<std::optional<std::string>> read_nothing(const std::string&) {
  return std::nullopt;
}

Job job_of(std::vector<std::string_view> words, Host host, When when) {
  Job job{.words = std::move(words), .host = host, .when = when};
  const Program* const row = find_program(job.words.front());
  if (row == nullptr) return job;
  job.reader = row->on(host);
  job.dialect = dialect_of(*job.reader, job.words);
  return job;
}

// The words that start the program when its arguments are in the file `path`, or the error.
std::string started(const Job& job, const std::string& path,
                    const FileSource& source = read_nothing) {
  const Result<Plan> plan = plan_run(job, source);
  if (!plan) return show(plan.error());
  const Result<std::vector<std::string>> words = start_words(*plan, std::vector{path});
  return words ? show(words) : show(words.error());
}

std::string started(std::vector<std::string_view> words, Host host, const std::string& path = "f") {
  return started(job_of(std::move(words), host, When::always), path);
}

// The bytes of the file that the job gets, or the error.
std::string filed(const Job& job, const FileSource& source = read_nothing) {
  const Result<Plan> plan = plan_run(job, source);
  if (!plan) return show(plan.error());
  return plan->files.empty() ? "no file" : plan->files.front().bytes;
}

// clang-format off
TEST_CASE("report: each program is told of its file in its own way") {
  CHECK(started({"nvcc", "-dlink", "a.o"}, kLinux) == "[nvcc][--options-file][f]");         // R113
  CHECK(started({"nvcc", "-dlink", "a.o"}, kWindows) == "[nvcc][--options-file][f]");       // R111
  CHECK(started({"hipcc", "a.o"}, kWindows, "a b.rsp") == "[hipcc][@a b.rsp]");             // R114
  CHECK(started({"armlink", "a.o"}, kWindows, "x.via") == "[armlink][--via=x.via]");        // R116
  CHECK(started({"armlink", "-o", "x.axf", "a.o"}, kWindows) == "[armlink][--via=f]");      // R117
  CHECK(started({"armar", "--create", "lib.a"}, kWindows) == "[armar][--via=f]");           // R119
  CHECK(started({"cl430", "a.obj"}, kWindows, "x") == "[cl430][--cmd_file=x]");             // R120
  CHECK(started({"ilinkarm", "a.o"}, kWindows, "x") == "[ilinkarm][-f][x]");                // R122
  CHECK(started({"nasm", "a.asm"}, kLinux, "x.rsp") == "[nasm][-@][x.rsp]");                // R123
  CHECK(started({"gcc", "-c", "a.c"}, kLinux) == "[gcc][@f]");                              // R129
  CHECK(started({"protoc", "a.proto"}, kWindows) == "[protoc][@f]");                        // R013
  CHECK(started({"moc", "a.h"}, kWindows) == "[moc][@f]");                                  // R020
  CHECK(started({"lib.exe", "/OUT:a.lib", "a.obj"}, kWindows) == "[lib.exe][@f]");          // R012
  CHECK(started({"ldc2", "-c", "a.d"}, kLinux) == "[ldc2][@f]");                            // R170
}
// clang-format on

TEST_CASE("report: a program that is not known is told of its file as the user says") {
  Job job{.words = {"tool", "a b"}, .when = When::always};
  const auto started_by = [&job](std::string_view dialect, std::string_view switch_text) {
    job.dialect = find_dialect(dialect, kLinux);
    job.reader = reader_from_dialect(*job.dialect, switch_text, Encoding::utf_8);
    return started(job, "f");
  };
  CHECK(started_by("via", "--via ") == "[tool][--via][f]");  // R118
  CHECK(started_by("gnu", "-f ") == "[tool][-f][f]");        // R124
  CHECK(started_by("gnu", "-@") == "[tool][-@f]");           // R129
}

// R124
TEST_CASE("report: a file behind a switch of its own is read and written by the same row") {
  const FileSource source = [](const std::string&) {
    return std::optional<std::string>("a \"b c\"");
  };
  Job job{.words = {"cctc", "-f", "a.rsp", "d"}, .when = When::always};
  job.dialect = find_dialect("gnu", kLinux);
  job.reader = reader_from_dialect(*job.dialect, "-f ", Encoding::utf_8);
  CHECK(started(job, "b.rsp", source) == "[cctc][-f][b.rsp]");
  CHECK(filed(job, source) == "a\n\"b c\"\nd\n");
}

// R072, R170
TEST_CASE("report: the program itself stays in front of the file and whole") {
  const Job job =
      job_of({"C:/Program Files/x/lib.exe", "/OUT:a.lib", "a.obj"}, kWindows, When::always);
  CHECK(started(job, "f") == "[C:/Program Files/x/lib.exe][@f]");
  CHECK(filed(job) == "/OUT:a.lib\r\na.obj\r\n");
  CHECK(filed(job_of({"ldc2", "-c", "a.d"}, kLinux, When::always)) == "-c\na.d\n");
}

// R141
TEST_CASE("report: a blank in the name of the file divides nothing") {
  CHECK(started({"link", "a.obj"}, kWindows, "o u/x y.rsp") == "[link][@o u/x y.rsp]");
}

// R061
TEST_CASE("report: only those who know it are given the option that names the dialect") {
  CHECK(started({"link", "a.obj"}, kWindows) == "[link][@f]");
  CHECK(started({"clang", "--rsp-quoting=windows", "a"}, kWindows) ==
        "[clang][--rsp-quoting=windows][@f]");
  CHECK(filed(job_of({"clang", "--rsp-quoting=windows", R"(a\b c)"}, kWindows, When::always)) ==
        "\"a\\b c\"\n");
}

// R131, R132: gcc, clang and ld leave it alone where no such file is.
TEST_CASE("report: paths of macOS that begin with an at sign pass as they are") {
  const std::vector<std::string_view> words{"clang", "-install_name", "@rpath/l.dylib", "-Xlinker",
                                            "@loader_path/../L"};
  CHECK(filed(job_of(words, kMacos, When::always)) ==
        "-install_name\n\"@rpath/l.dylib\"\n-Xlinker\n\"@loader_path/../L\"\n");
  CHECK(started(job_of(words, kMacos, When::automatic), "f") ==
        "[clang][-install_name][@rpath/l.dylib][-Xlinker][@loader_path/../L]");
}

// R136, R137
TEST_CASE("report: files in files become one flat file") {
  const FileSource source = [](const std::string& path) {
    return std::optional<std::string>(path == "a.rsp" ? "-Da @b.rsp" : "\"-Dx y\" c\\ d");
  };
  CHECK(filed(job_of({"gcc", "@a.rsp", "e"}, kLinux, When::always), source) ==
        "-Da\n\"-Dx y\"\n\"c d\"\ne\n");
  const FileSource lines = [](const std::string&) { return std::optional<std::string>("a b\nc"); };
  CHECK(filed(job_of({"nasm", "-@", "x", "d"}, kLinux, When::always), lines) == "a b\nc\nd\n");
}

// R037
TEST_CASE(
    "report: a driver that starts its linker with everything inline says that a file is no help") {
  const std::vector<std::string> names(12000, std::string(100, 'o'));
  std::vector<std::string_view> words{"gfortran"};
  words.insert(words.end(), names.begin(), names.end());
  Job job = job_of(std::move(words), kMacos, When::automatic);
  job.limits = limits_of(kMacos, false, {});
  job.inner = limit_called(job.reader->inner_limit, {});
  const std::string error = filed(job);
  CHECK(error.starts_with("!gfortran: its "));
  CHECK(error.find("limit macos allows 1048576, also in a response file") != error.npos);
}

std::string refused(std::vector<std::string_view> words, Host host, When when) {
  Job job = job_of(std::move(words), host, when);
  job.limits = {{"room", Measure::text, 20}};
  const Result<Plan> plan = plan_run(job, read_nothing);
  return plan ? "runs" : show(plan.error());
}

TEST_CASE("report: a program that reads no file is known as such with what helps") {
  const auto error = [](std::string_view program, Host host) {
    return refused({program, "argument-one", "argument-two"}, host, When::automatic);
  };
  CHECK(error("rc", kWindows) ==  // R007
        "!rc reads no response file, and its command takes 28 bytes where limit room allows 20 "
        "note: shorten its paths, or move include directories to the INCLUDE variable");
  CHECK(
      error("cmake", kLinux).ends_with("move -D definitions into a script for cmake -C"));  // R019
  CHECK(error("ar", kMacos) ==  // R122, R126
        "!ar reads no response file, and its command takes 28 bytes where limit room allows 20 "
        "note: libtool -static -filelist FILE archives a list; rspkit run --batch calls it once "
        "for each part");
  CHECK(error("ninja", kLinux)  // R130
            .ends_with("name one phony target that stands for all of them"));
  CHECK(error("vendor-ar", kWindows)  // R049, R055
            .starts_with("!vendor-ar is not a known program, and its command takes 35 bytes"));
}

// R125
TEST_CASE("report: a file is not forced on a program that reads none") {
  CHECK(refused({"uic", "a.ui"}, kWindows, When::always) ==
        "!uic reads no response file, and --when always asks for one note: rspkit run --batch "
        "calls it once for each part of the list");
  CHECK(refused({"tool", "@file"}, kWindows, When::always)
            .starts_with("!tool is not a known program, and --when always asks for one"));
}

}  // namespace
}  // namespace rspkit

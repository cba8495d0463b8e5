// SPDX-License-Identifier: MIT
// Where a command stops to fit, as public reports of commands tell that were too long. A number
// such as R021 is that of a report in the project's collection.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "cost.h"
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

// A command and the texts of its words.
struct Command {
  std::string program;
  std::vector<std::string> arguments;

  [[nodiscard]] std::vector<std::string_view> words() const {
    std::vector<std::string_view> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return words;
  }
};

// `count` times an argument of `size` bytes that begins with `begin`.
std::vector<std::string> arguments_of(std::size_t count, std::size_t size,
                                      std::string_view begin = "") {
  return std::vector<std::string>(count, fmt::format("{:x<{}}", begin, size));
}

std::vector<std::string> operator+(std::vector<std::string> left,
                                   const std::vector<std::string>& right) {
  left.insert(left.end(), right.begin(), right.end());
  return left;
}

// A command of `length` characters in all.
Command command_of(std::string_view program, std::size_t length) {
  const std::size_t rest = length - program.size() - 1;
  return {std::string(program), {std::string(rest, 'x')}};
}

Job job_of(const Command& command, Host host, When when = When::automatic) {
  Job job{.words = command.words(), .host = host, .when = when};
  const ProgramName name = parse_program_name(command.program);
  if (name.host) job.host = *name.host;
  job.reader = find_program(command.program)->on(job.host);
  job.dialect = find_dialect(job.reader->dialect, job.host);
  job.limits = limits_of(job.host, name.is_batch, {});
  return job;
}

// How many lines the response file of the command has: 0, it fits without one.
std::ptrdiff_t lines_of(const Job& job) {
  const Result<Plan> plan = plan_run(job, read_nothing);
  if (!plan) FAIL(show(plan.error()));
  if (plan->files.empty()) return 0;
  CHECK(plan->words.size() == 2);
  const std::string& bytes = plan->files.front().bytes;
  return std::count(bytes.begin(), bytes.end(), '\n');
}

bool fits(const Command& command, Host host) {
  return lines_of(job_of(command, host)) == 0;
}

bool fits_in(const Command& command, std::string_view limit) {
  Job job = job_of(command, kLinux);
  job.limits = {*parse_limit(limit, {})};
  return lines_of(job) == 0;
}

TEST_CASE("report: a command goes through a file when it is too long and not before") {
  CHECK(lines_of(job_of({"link.exe", arguments_of(1000, 60)}, kWindows)) == 1000);  // R002
  CHECK(lines_of(job_of({"link.exe", arguments_of(3, 60)}, kWindows)) == 0);        // R002
  CHECK(fits(command_of("cl.exe", 20000), kWindows));                               // R008
  CHECK(!fits(command_of("cl.exe", 47744), kWindows));                              // R008
}

TEST_CASE("report: everything that makes a command long goes into the file") {
  CHECK(lines_of(job_of({"link.bat", arguments_of(400, 38, "obj/")}, kWindows)) == 400);  // R001
  CHECK(lines_of(job_of({"cl", arguments_of(900, 62, "-I") + arguments_of(1, 5, "-DX=1")},
                        kWindows)) == 901);  // R003
  CHECK(lines_of(job_of({"link.bat", arguments_of(100, 60) + arguments_of(300, 80)}, kWindows)) ==
        400);  // R004
  CHECK(lines_of(job_of({"gcc.exe", arguments_of(200, 120, "-fmacro-prefix-map=") +
                                        arguments_of(200, 62, "-I")},
                        kWindows)) == 400);  // R006
  CHECK(lines_of(job_of({"gcc.exe", arguments_of(1, 20000, "-I") + arguments_of(1, 17000, "-D")},
                        kWindows)) == 2);  // R027
}

// R005, R012, R015, R111
TEST_CASE("report: every step of a build has a file") {
  for (const std::string_view program :
       {"clang++", "g++", "ar", "llvm-ar", "link", "lib", "lld-link", "nvcc", "emar", "nvlink"}) {
    CAPTURE(program);
    const Command command{std::string(program), arguments_of(3000, 40)};
    const Result<Plan> plan = plan_run(job_of(command, kWindows), read_nothing);
    REQUIRE(plan);
    CHECK(plan->files.size() == 1);
  }
}

TEST_CASE("report: the limit is that of what starts the program") {
  CHECK(!fits(command_of("emcc.bat", 9000), kWindows));  // R021, R023
  CHECK(fits(command_of("gcc.exe", 9000), kWindows));    // R021
  CHECK(!fits(command_of("clang.cmd", 8300), kLinux));   // R022
  CHECK(fits(command_of("clang.exe", 8300), kLinux));    // R022
  CHECK(!fits_in(command_of("clang-cl", 8233), "cmd"));  // R033
  CHECK(!fits_in(command_of("armar", 8192), "cmd"));     // R119
  CHECK(!fits(command_of("link.exe", 37000), kLinux));   // R034
  CHECK(fits(command_of("link", 37000), kLinux));        // R034
}

TEST_CASE("report: the program and its quotes and a final NUL count too") {
  const std::string program(96, 'p');
  const Command command{"/" + program.substr(5) + "/gcc.exe", arguments_of(1, 32700)};
  CHECK(command.program.size() == 100);
  CHECK(!fits(command, kWindows));                                    // R024
  CHECK(fits(command_of("link.exe", 32766), kWindows));               // R025
  CHECK(!fits(command_of("link.exe", 32767), kWindows));              // R025
  CHECK(fits({"a b/ar.exe", {std::string(32753, 'x')}}, kWindows));   // R024: "a b/ar.exe" x...
  CHECK(!fits({"a b/ar.exe", {std::string(32754, 'x')}}, kWindows));  // R024
}

TEST_CASE("report: a lower limit can be asked for") {
  CHECK(fits_in(command_of("ar", 4095), "4096"));                  // R026
  CHECK(!fits_in(command_of("ar", 4097), "4096"));                 // R026
  CHECK(!fits_in(command_of("gcc", 65537), "65536"));              // R030
  CHECK(!fits_in(command_of("gcc", 122'000), "linux-sh=115000"));  // R046
}

TEST_CASE("report: one string and all arguments have limits of their own on Linux") {
  CHECK(!fits_in({"ar", arguments_of(1, 131072 - 3)}, "linux-sh"));  // R016, R028
  CHECK(fits_in({"ar", arguments_of(1, 131071 - 3)}, "linux-sh"));   // R016, R028
  CHECK(fits({"ar", arguments_of(200, 1000)}, kLinux));              // R016
  CHECK(!fits({"ar", arguments_of(1, 300'000)}, kLinux));            // R029
  CHECK(fits({"ar", arguments_of(3000, 100)}, kLinux));              // R029
}

// R014
TEST_CASE("report: the environment counts on macOS") {
  const Command longer{"protoc", arguments_of(15000, 80)};
  CHECK(lines_of(job_of(longer, kMacos)) == 15000);
  const Command command{"protoc", arguments_of(11600, 80)};
  Job job = job_of(command, kMacos);
  CHECK(lines_of(job) == 0);
  job.surroundings = {.environment_bytes = 30000, .environment_count = 500};
  CHECK(lines_of(job) == 11600);
}

// R032
TEST_CASE("report: never means that no file is used below the limit of the system") {
  CHECK(lines_of(job_of(command_of("clang", 70'000), kLinux, When::never)) == 0);
}

// R010
TEST_CASE("report: a command that must not use a file and is too long says how long") {
  const Command command = command_of("link.exe", 40000);
  const Result<Plan> plan = plan_run(job_of(command, kWindows, When::never), read_nothing);
  REQUIRE(!plan);
  CHECK(show(plan.error()) ==
        "!link.exe: its command takes 40000 UTF-16 units where limit windows allows 32766 note: "
        "--when "
        "never forbids a response file");
}

// A command that already has a file, which holds `text`.
std::string respelled(std::vector<std::string_view> words, Host host, const std::string& text) {
  const Program& row = *find_program(words.front());
  Job job{.words = std::move(words), .reader = row.on(host), .host = host, .when = When::always};
  job.dialect = find_dialect(job.reader->dialect, host);
  const Result<Plan> plan =
      plan_run(job, [&text](const std::string&) { return std::optional(text); });
  if (!plan) return show(plan.error());
  return fmt::format("{}", plan->files.front().bytes);
}

TEST_CASE("report: a list that is added to goes through a new file in the program's dialect") {
  CHECK(respelled({"gcc", "@in", "-E"}, kLinux, "-DA \"b c\"") == "-DA\n\"b c\"\n-E\n");  // R038
  CHECK(respelled({"cl", "@in.rsp", "/showIncludes"}, kWindows, "\"-IC:\\a b\"") ==
        "\"-IC:\\a b\"\r\n/showIncludes\r\n");                                              // R039
  CHECK(respelled({"rustc", "@f", "-v"}, kLinux, "a b\n\"c\"\n") == "a b\n\"c\"\n-v\n");    // R040
  CHECK(respelled({"clang", "@f", "-v"}, kMacos, "a 'b c'") == "a\n\"b c\"\n-v\n");         // R041
  CHECK(respelled({"emar", "@f", "z.o"}, kLinux, "a.o 'b c.o'") == "a.o\n'b c.o'\nz.o\n");  // R042
}

}  // namespace
}  // namespace rspkit

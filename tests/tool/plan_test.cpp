// SPDX-License-Identifier: MIT
#include "plan.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <map>

#include "program.h"
#include "show.h"

namespace rspkit {
namespace {

Result<std::optional<std::string>> read_nothing(const std::string&) {
  return std::nullopt;
}

// A job of the program that the command names, with room for `room` bytes of text.
Job job_of(std::vector<std::string_view> words, std::size_t room, When when = When::automatic) {
  Job job{.words = std::move(words)};
  if (const Program* const row = find_program(job.words.front())) {
    job.reader = row->on(Host::linux);
    job.dialect = find_dialect(job.reader->dialect, Host::linux);
  }
  job.when = when;
  job.limits = {{"room", Measure::text, room}};
  return job;
}

// `words < content of the file`, or the error.
std::string planned(const Job& job, const FileSource& source = read_nothing) {
  const Result<Plan> plan = plan_run(job, source);
  if (!plan) return show(plan.error());
  std::vector<std::string> paths;
  std::string text;
  for (const PlannedFile& file : plan->files) {
    text += fmt::format(" < {}{}", file.ending, file.content(paths));
    paths.push_back("FILE" + std::string(file.ending));
  }
  const Result<std::vector<std::string>> words = start_words(*plan, paths);
  if (!words) return show(words.error());
  return fmt::format("{}{}", fmt::join(*words, " "), text);
}

TEST_CASE("plan: a command that fits is run as it is and a longer one through a file") {
  CHECK(planned(job_of({"ar", "qc", "a", "b"}, 9)) == "ar qc a b");
  CHECK(planned(job_of({"ar", "qc", "a", "b"}, 8)) == "ar @FILE < qc\na\nb\n");
  CHECK(planned(job_of({"ar", "qc", "a"}, 99, When::always)) == "ar @FILE < qc\na\n");
}

TEST_CASE("plan: never means never") {
  CHECK(planned(job_of({"ar", "qc"}, 5, When::never)) == "ar qc");
  CHECK(planned(job_of({"ar", "qc"}, 4, When::never)) ==
        "!ar: its command takes 5 bytes where limit room allows 4 note: --when never forbids a "
        "response file");
}

const std::string kWayOut =
    " note: say how it reads one with --dialect NAME and --switch TEXT, or --for PROGRAM; else "
    "hand "
    "it the list in a file or on standard input";

TEST_CASE("plan: a program that cannot take a file is named with the limit and the way out") {
  CHECK(planned(job_of({"/bin/mt", "x"}, 8)) ==
        "!mt reads no response file, and its command takes 9 bytes where limit room allows 8 note: "
        "shorten its paths, or move include directories to the INCLUDE variable");
  CHECK(planned(job_of({"./tool", "x"}, 7)) ==
        "!tool is not a known program, and its command takes 8 bytes where limit room allows 7" +
            kWayOut);
}

TEST_CASE("plan: always is an error where it is impossible unless only the environment asked") {
  CHECK(planned(job_of({"dsymutil", "x"}, 99, When::always)) ==
        "!dsymutil reads no response file, and --when always asks for one" + kWayOut);
  CHECK(planned(job_of({"tool", "x"}, 99, When::always)) ==
        "!tool is not a known program, and --when always asks for one" + kWayOut);
  CHECK(planned(job_of({"tool", "x"}, 99, When::always_if_it_can)) == "tool x");
  CHECK(planned(job_of({"ar", "x"}, 99, When::always_if_it_can)) == "ar @FILE < x\n");
}

TEST_CASE("plan: the limit that is passed is named in its own unit") {
  Job job = job_of({"tool", "x"}, 99);
  job.limits = {{"linux-argument", Measure::longest_word, 3}};
  CHECK(planned(job).starts_with(
      "!tool is not a known program, and an argument of its command takes 4 bytes where limit "
      "linux-argument allows 3"));
  job.limits = {{"windows", Measure::windows_line, 5}};
  CHECK(planned(job).starts_with(
      "!tool is not a known program, and its command takes 6 UTF-16 units where limit windows "
      "allows 5"));
}

TEST_CASE("plan: launchers stay in front") {
  Job job = job_of({"ar", "q"}, 1);
  job.words = {"ccache", "ar", "q"};
  job.leading = 2;
  CHECK(planned(job) == "ccache ar @FILE < q\n");
}

TEST_CASE("plan: what only works on the command line stays outside") {
  CHECK(planned(job_of({"ld.lld", "a", "--rsp-quoting=posix", "b"}, 9)) ==
        "ld.lld --rsp-quoting=posix @FILE < a\nb\n");
}

TEST_CASE("plan: a switch that ends in a blank is a word of its own") {
  Job job = job_of({"ar", "q"}, 1);
  job.reader->switch_text = "--options-file ";
  CHECK(planned(job) == "ar --options-file FILE < q\n");
}

class Listing {
 public:
  Result<std::optional<std::string>> operator()(const std::string& path) const {
    const auto file = files_.find(path);
    if (file == files_.end()) return std::nullopt;
    return file->second;
  }

 private:
  std::map<std::string, std::string> files_{{"in", R"(x 'y\z')"}};
};

TEST_CASE("plan: a response file in the command is read when another is written") {
  CHECK(planned(job_of({"ar", "q", "@in"}, 99), Listing()) == "ar q @in");
  CHECK(planned(job_of({"ar", "q", "@in"}, 5), Listing()) == "ar @FILE < q\nx\nyz\n");
  CHECK(planned(job_of({"ar", "q", "@none"}, 5), Listing()) == "ar @FILE < q\n\"@none\"\n");
}

TEST_CASE("plan: a file spelled otherwise is put in line or spelled anew") {
  Job job = job_of({"ar", "q", "@in"}, 99);
  job.at_format = find_dialect("shell", Host::linux);
  CHECK(planned(job, Listing()) == R"(ar q x y\z)");
  job.limits.front().allowed = 9;
  CHECK(planned(job, Listing()) == "ar @FILE < q\nx\n\"y\\\\z\"\n");
  job.when = When::never;
  CHECK(planned(job, Listing()) ==
        "!ar: its command takes 10 bytes where limit room allows 9 note: --when never forbids a "
        "response file");
  job.at_format = job.dialect;
  CHECK(planned(job, Listing()) == "ar q @in");
}

TEST_CASE("plan: /link of cl and what follows stay behind the file") {
  const std::vector<std::string_view> words{"clang-cl", "a.obj", "/link", "/OUT:x"};
  CHECK(planned(job_of(words, 20)) == "clang-cl @FILE /link /OUT:x < a.obj\n");
  CHECK(planned(job_of(words, 10)) == "clang-cl @FILE < a.obj\n/link /OUT:x\n");
}

TEST_CASE("plan: hipcc sees its options and sources on the command line") {
  CHECK(planned(job_of({"hipcc", "-c", "-o", "x.o", "a.hip", "b.o", "-lm", "-O2", "c.a"}, 20)) ==
        "hipcc -c -o x.o a.hip -O2 @FILE < b.o\n-lm\nc.a\n");
}

TEST_CASE("plan: a reader of names gets the list and no other word") {
  Job job = job_of({"tar", "cf", "o.tar", "a", "b"}, 9);
  CHECK(planned(job) ==
        "!tar reads only names from a file, and no list of them was given note: hand the names "
        "over with --from");
  job.list_begin = 3;
  job.list_size = 2;
  CHECK(planned(job) == std::string("tar cf o.tar --null --files-from=FILE < a\0b\0", 44));
}

// A gcc whose options may take `room` bytes.
Job gcc_job(std::vector<std::string_view> words, std::size_t room) {
  Job job = job_of(std::move(words), 1000);
  job.inner = Limit{"gcc-options", Measure::gcc_options, room};
  return job;
}

TEST_CASE("plan: options beyond the inner limit go to the children of a driver") {
  const std::vector<std::string_view> words{"gcc", "-c", "a.c", "-Ia b", "-DX", "-Lc"};
  CHECK(planned(gcc_job(words, 37)) == "gcc -c a.c -Ia b -DX -Lc");
  CHECK(planned(gcc_job(words, 36)) ==
        "gcc -Wp,@FILE.options @FILE -specs=FILE.assembler.specs -specs=FILE.linker.specs"
        " < .options\"-Ia b\"\n-DX\n < .assembler-I\n\"a b\"\n"
        " < .assembler.specs# rspkit-90d66c5d81b7166b4010084c894f753c.rsp\n\n%rename asm_options "
        "rspkit_asm\n\n"
        "*asm_options:\n@FILE.assembler %(rspkit_asm)\n\n < .linker-Lc\n"
        " < .linker.specs# rspkit-1276af93cc13ea9616bd75ff0596030d.rsp\n\n*link:\n+ "
        "@FILE.linker\n\n < -c\na.c\n");
  CHECK(planned(gcc_job(words, 7)) ==
        "!gcc: its options take 8 bytes where limit gcc-options allows 7, also in a response file "
        "note: shorten paths, or leave options out");
}

TEST_CASE("plan: the inner limit counts what a response file holds") {
  Job job = gcc_job({"gcc", "@in"}, 9);
  CHECK(planned(job, Listing()) == "gcc @in");
  const auto source = [](const std::string&) -> Result<std::optional<std::string>> {
    return "-DX a.c";
  };
  CHECK(planned(job, source) == "gcc @in");
  job.inner->allowed = 8;
  CHECK(planned(job, source) == "gcc -Wp,@FILE.options a.c < .options-DX\n");
  job.limits.front().allowed = 25;
  CHECK(planned(job, source) == "gcc -Wp,@FILE.options @FILE < .options-DX\n < a.c\n");
  job.when = When::never;
  CHECK(planned(job, source) ==
        "!gcc: its options take 9 bytes where limit gcc-options allows 8 note: --when never "
        "forbids a response file");
}

TEST_CASE("plan: a name that would be read otherwise where it is named is refused") {
  Plan plan{.words = {{"gcc"}, {"-Wp,@", 0, ","}}, .files = {{.ending = ".options"}}};
  const std::vector<std::string> paths{"a,b"};
  const Result<std::vector<std::string>> words = start_words(plan, paths);
  REQUIRE(!words);
  CHECK(show(words.error()) ==
        "!the response file 'a,b' cannot be named behind -Wp,@: ',' divides there note: choose "
        "another place for it with --rsp FILE or TMPDIR");
}

TEST_CASE("plan: the name of a file in a specs file is escaped") {
  const std::vector<std::string> paths{"a b\\c%d"};
  const PlannedFile file{.ending = ".specs", .bytes = "+ @", .file = 0, .bytes_end = "\n"};
  CHECK(file.content(paths) == "+ @a\\ b\\\\c%%d\n");
}

// Report R112: a list as CMake or a wrapper hands it over, to a program that knows no @FILE.
TEST_CASE("plan: a file in another dialect may be named by an at sign to every program") {
  Job job = job_of({"nvcc", "-c", "@in"}, 99);
  CHECK(planned(job, Listing()) == "nvcc -c @in");
  job.at_format = find_dialect("gnu", Host::linux);
  CHECK(planned(job, Listing()) == "nvcc -c x yz");
  job.limits.front().allowed = 9;
  CHECK(planned(job, Listing()) == "nvcc --options-file FILE < -c\nx\nyz\n");
}

TEST_CASE("plan: what the system calls too long goes through a file") {
  const Result<Plan> plan = plan_file(job_of({"ar", "q"}, 99), read_nothing);
  REQUIRE(plan);
  CHECK(plan->files.at(0).bytes == "q\n");
  const Result<Plan> refused = plan_file(job_of({"tool", "q"}, 99), read_nothing);
  REQUIRE(!refused);
  CHECK(refused.error().message ==
        "tool is not a known program, and the system calls its command too long");
}

TEST_CASE("plan: a NUL byte is refused in line too") {
  using namespace std::string_view_literals;
  CHECK(planned(job_of({"tool", "a", "b\0c"sv}, 99)) ==
        "!argument 2, 'b\\0c', byte 2: no program can be given a NUL byte");
  CHECK(planned(job_of({"to\0ol"sv, "a"}, 99)) ==
        "!'to\\0ol': no program can be given a NUL byte @2");
}

TEST_CASE("plan: an argument that the dialect cannot carry is refused") {
  CHECK(planned(job_of({"clang", "a", "", "b"}, 5))
            .starts_with(
                "!clang: argument 2, '', byte 1: dialect 'llvm' cannot carry an empty argument"));
}

}  // namespace
}  // namespace rspkit

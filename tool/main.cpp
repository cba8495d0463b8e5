// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <array>
#include <cstdio>
#include <exception>
#include <new>
#include <string_view>

#include "command_line.h"
#include "file.h"
#include "visible.h"

namespace rspkit {
namespace {

struct Subcommand {
  std::string_view name;
  std::string_view summary;
  int (*run)(const CommandLine&);
};

constexpr std::array kSubcommands{
    Subcommand{"write", "write a response file that a program reads back exactly", command_write},
    Subcommand{"read", "show what a program reads from response files", command_read},
    Subcommand{"run", "run a command, through a response file if it is too long", command_run},
    Subcommand{"list", "list the dialects, programs and limits that are known", command_list},
};

std::string help() {
  std::string text =
      "rspkit hands a program an argument list of any length, through a response file where it "
      "must.\n"
      "\n"
      "Usage: rspkit SUBCOMMAND [OPTION...] ...\n"
      "\n"
      "Subcommands:\n";
  for (const Subcommand& row : kSubcommands) {
    text += fmt::format("  {:<8}{}\n", row.name, row.summary);
  }
  return text +
         "\n"
         "rspkit SUBCOMMAND --help explains one of them; rspkit --version prints the version.\n"
         "\n"
         "  rspkit run --from objects.txt -- ar qc libmany.a\n"
         "  rspkit write --for ld.lld -o objects.rsp --from objects.txt\n";
}

int print(std::string_view text) {
  const Result<void> printed = write_file("-", text);
  return printed ? kDone : report(printed.error(), "");
}

int start(const CommandLine& line) {
  const std::string_view first = line.empty() ? "" : std::string_view(line.front());
  if (first == "--help" || first == "-h") return print(help());
  if (first == "--version") return print("rspkit " RSPKIT_VERSION "\n");
  for (const Subcommand& row : kSubcommands) {
    if (row.name == first) return row.run(line);
  }
  const std::string what = first.empty() ? "a subcommand is missing"
                                         : fmt::format("unknown subcommand {}", visible(first));
  return report(
      {.message = what, .note = "rspkit --help lists the subcommands", .fault = Fault::call}, "");
}

}  // namespace
}  // namespace rspkit

// Only a library throws here, where it is broken or no memory is left.
int main(int argc, char** argv) {
  const bool is_run = argc > 1 && std::string_view(argv[1]) == "run";
  const char* fault = "out of memory";
  try {
    return rspkit::start({argv + (argc > 0 ? 1 : 0), argv + argc});
  } catch (const std::bad_alloc&) {
  } catch (const std::exception&) {
    fault = "a library failed";
  }
  std::fputs("rspkit: error: ", stderr);
  std::fputs(fault, stderr);
  std::fputs("\n", stderr);
  return is_run ? rspkit::kRunFault : rspkit::kInternal;
}

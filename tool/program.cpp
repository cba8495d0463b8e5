// SPDX-License-Identifier: MIT
#include "program.h"

#include <algorithm>
#include <array>

namespace rspkit {
namespace {

// What each family reads. `verified` says what was run; hosts that cannot be run here rest on the
// sources and manuals of the programs.
constexpr Reader kNone{};
constexpr Reader kBinutils{
    .dialect = "gnu", .switch_text = "@", .nested_files = 2000, .verified = "binutils 2.40"};
constexpr Reader kGcc{.dialect = "gnu",
                      .switch_text = "@",
                      .nested_files = 2000,
                      .inner_limit = "gcc-options",
                      .verified = "gcc 12.2"};
constexpr Reader kLlvm{.dialect = "llvm",
                       .switch_text = "@",
                       .nested_files = 2000,
                       .outside = "--rsp-quoting=",
                       .verified = "clang, lld and llvm-* 14"};
constexpr Reader kLlvmWindows{.dialect = "windows",
                              .switch_text = "@",
                              .nested_files = 2000,
                              .outside = "--rsp-quoting=",
                              .verified = "clang-cl and lld-link 14"};
// cc and c++ may be either compiler: what both read is llvm, inside the limit of gcc.
constexpr Reader kAnyCompiler{.dialect = "llvm",
                              .switch_text = "@",
                              .nested_files = 2000,
                              .inner_limit = "gcc-options",
                              .verified = "gcc 12.2, clang 14"};
// mold opens nested files only since 2023; read by either, `@x` is no data.
constexpr Reader kMold{.dialect = "gnu",
                       .switch_text = "@",
                       .nested_files = 2000,
                       .missing_file = MissingFile::is_error,
                       .verified = "mold 1.10"};

// clang-format off
constexpr std::array kPrograms{
    //      name               linux          macos          windows
    Program{"addr2line",       &kBinutils,    &kBinutils,    &kBinutils},
    Program{"amdclang",        &kLlvm,        &kLlvm,        &kLlvm},
    Program{"amdclang++",      &kLlvm,        &kLlvm,        &kLlvm},
    Program{"ar",              &kBinutils,    &kNone,        &kBinutils},
    Program{"as",              &kBinutils,    &kLlvm,        &kBinutils},
    Program{"bash",            &kNone,        &kNone,        &kNone},
    Program{"c++",             &kAnyCompiler, &kLlvm,        &kAnyCompiler},
    Program{"c++filt",         &kBinutils,    &kNone,        &kBinutils},
    Program{"cc",              &kAnyCompiler, &kLlvm,        &kAnyCompiler},
    Program{"clang",           &kLlvm,        &kLlvm,        &kLlvm},
    Program{"clang++",         &kLlvm,        &kLlvm,        &kLlvm},
    Program{"clang-cl",        &kLlvmWindows, &kLlvmWindows, &kLlvmWindows},
    Program{"clang-cpp",       &kLlvm,        &kLlvm,        &kLlvm},
    Program{"cmake",           &kNone,        &kNone,        &kNone},
    Program{"cpp",             &kGcc,         &kLlvm,        &kGcc},
    Program{"ctest",           &kNone,        &kNone,        &kNone},
    Program{"dlltool",         &kBinutils,    &kBinutils,    &kBinutils},
    Program{"doxygen",         &kNone,        &kNone,        &kNone},
    Program{"dsymutil",        &kNone,        &kNone,        &kNone},
    Program{"dwp",             &kBinutils,    &kBinutils,    &kBinutils},
    Program{"elfedit",         &kBinutils,    &kBinutils,    &kBinutils},
    Program{"flang",           &kLlvm,        &kLlvm,        &kLlvm},
    Program{"flang-new",       &kLlvm,        &kLlvm,        &kLlvm},
    Program{"flatc",           &kNone,        &kNone,        &kNone},
    Program{"g++",             &kGcc,         &kLlvm,        &kGcc},
    Program{"gcc",             &kGcc,         &kLlvm,        &kGcc},
    Program{"gcc-ar",          &kBinutils,    &kBinutils,    &kBinutils},
    Program{"gcc-nm",          &kBinutils,    &kBinutils,    &kBinutils},
    Program{"gcc-ranlib",      &kBinutils,    &kBinutils,    &kBinutils},
    Program{"gccgo",           &kGcc,         &kGcc,         &kGcc},
    Program{"gcov",            &kBinutils,    &kLlvm,        &kBinutils},
    Program{"gdc",             &kGcc,         &kGcc,         &kGcc},
    Program{"gfortran",        &kGcc,         &kGcc,         &kGcc},
    Program{"gold",            &kBinutils,    &kBinutils,    &kBinutils},
    Program{"gprof",           &kBinutils,    &kBinutils,    &kBinutils},
    Program{"ld",              &kBinutils,    &kNone,        &kBinutils},
    Program{"ld.bfd",          &kBinutils,    &kBinutils,    &kBinutils},
    Program{"ld.gold",         &kBinutils,    &kBinutils,    &kBinutils},
    Program{"ld.lld",          &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"ld.mold",         &kMold,        &kMold,        &kMold},
    Program{"ld64.lld",        &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"lld-link",        &kLlvmWindows, &kLlvmWindows, &kLlvmWindows},
    Program{"llvm-ar",         &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"llvm-dlltool",    &kNone,        &kNone,        &kNone},
    Program{"llvm-lib",        &kLlvmWindows, &kLlvmWindows, &kLlvmWindows},
    Program{"llvm-link",       &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"llvm-mt",         &kNone,        &kNone,        &kNone},
    Program{"llvm-nm",         &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"llvm-objcopy",    &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"llvm-ranlib",     &kNone,        &kNone,        &kNone},
    Program{"llvm-rc",         &kNone,        &kNone,        &kNone},
    Program{"llvm-strip",      &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"llvm-windres",    &kNone,        &kNone,        &kNone},
    Program{"ml",              &kNone,        &kNone,        &kNone},
    Program{"ml64",            &kNone,        &kNone,        &kNone},
    Program{"mold",            &kMold,        &kMold,        &kMold},
    Program{"mt",              &kNone,        &kNone,        &kNone},
    Program{"nm",              &kBinutils,    &kNone,        &kBinutils},
    Program{"node",            &kNone,        &kNone,        &kNone},
    Program{"objcopy",         &kBinutils,    &kBinutils,    &kBinutils},
    Program{"objdump",         &kBinutils,    &kLlvm,        &kBinutils},
    Program{"perl",            &kNone,        &kNone,        &kNone},
    Program{"python",          &kNone,        &kNone,        &kNone},
    Program{"ranlib",          &kBinutils,    &kNone,        &kBinutils},
    Program{"rc",              &kNone,        &kNone,        &kNone},
    Program{"rcc",             &kNone,        &kNone,        &kNone},
    Program{"readelf",         &kBinutils,    &kBinutils,    &kBinutils},
    Program{"ruby",            &kNone,        &kNone,        &kNone},
    Program{"sh",              &kNone,        &kNone,        &kNone},
    Program{"signtool",        &kNone,        &kNone,        &kNone},
    Program{"size",            &kBinutils,    &kNone,        &kBinutils},
    Program{"strings",         &kBinutils,    &kNone,        &kBinutils},
    Program{"strip",           &kBinutils,    &kNone,        &kBinutils},
    Program{"uic",             &kNone,        &kNone,        &kNone},
    Program{"wasm-ld",         &kLlvm,        &kLlvm,        &kLlvmWindows},
    Program{"windres",         &kBinutils,    &kBinutils,    &kBinutils},
};

// How the names of processors begin, and with them the target prefixes of cross tools.
constexpr std::array<std::string_view, 22> kProcessors{
    "aarch64", "alpha", "arc", "arm", "avr", "h8300", "hppa", "i386", "i486", "i586", "i686",
    "ia64", "loongarch", "m68k", "mips", "msp430", "powerpc", "riscv", "s390", "sparc", "x86_64",
    "xtensa"};
// clang-format on

static_assert(std::is_sorted(kPrograms.begin(), kPrograms.end(),
                             [](const Program& a, const Program& b) { return a.name < b.name; }));

const Program* find_row(std::string_view name) {
  const auto* const row =
      std::lower_bound(kPrograms.begin(), kPrograms.end(), name,
                       [](const Program& a, std::string_view b) { return a.name < b; });
  return row != kPrograms.end() && row->name == name ? &*row : nullptr;
}

std::string_view without_thread_model(std::string_view name) {
  for (const std::string_view model : {"-posix", "-win32"}) {
    if (name.ends_with(model)) return name.substr(0, name.size() - model.size());
  }
  return name;
}

// clang-19, gcc-12.2, python3.11
std::string_view without_version(std::string_view name) {
  const std::size_t last = name.find_last_not_of("0123456789.");
  if (last == name.npos || last + 1 == name.size()) return name;
  name = name.substr(0, last + 1);
  return name.ends_with('-') ? name.substr(0, name.size() - 1) : name;
}

bool is_target_prefix(std::string_view text) {
  return std::any_of(kProcessors.begin(), kProcessors.end(),
                     [text](std::string_view processor) { return text.starts_with(processor); });
}

// armv7-none-eabi-ar: the longest name behind a dash that is known, if a target stands before it.
const Program* find_behind_target(std::string_view name) {
  if (!is_target_prefix(name)) return nullptr;
  for (std::size_t dash = name.find('-'); dash != name.npos; dash = name.find('-', dash + 1)) {
    if (const Program* row = find_row(name.substr(dash + 1))) return row;
  }
  return nullptr;
}

char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

const Reader& Program::on(Host host) const {
  if (host == Host::windows) return *windows;
  return host == Host::macos ? *macos : *linux;
}

std::span<const Program> programs() {
  return kPrograms;
}

std::string_view file_name(std::string_view path) {
  return path.substr(path.find_last_of("/\\") + 1);  // npos + 1 is 0
}

ProgramName parse_program_name(std::string_view name) {
  ProgramName parsed{.stem = std::string(file_name(name)), .host = std::nullopt};
  std::transform(parsed.stem.begin(), parsed.stem.end(), parsed.stem.begin(), to_lower);
  for (const std::string_view extension : {".exe", ".bat", ".cmd"}) {
    if (!parsed.stem.ends_with(extension)) continue;
    parsed.stem.resize(parsed.stem.size() - extension.size());
    parsed.host = Host::windows;
    parsed.is_batch = extension != ".exe";
    break;
  }
  return parsed;
}

const Program* find_program(std::string_view name) {
  const ProgramName parsed = parse_program_name(name);
  const std::string_view model_free = without_thread_model(parsed.stem);
  for (const std::string_view candidate : {model_free, without_version(model_free)}) {
    if (const Program* row = find_row(candidate)) return row;
    if (const Program* row = find_behind_target(candidate)) return row;
  }
  return nullptr;
}

}  // namespace rspkit

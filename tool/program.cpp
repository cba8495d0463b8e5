// SPDX-License-Identifier: MIT
#include "program.h"

#include <algorithm>
#include <array>

#include "reader_families.h"

namespace rspkit {
namespace {

using namespace family;

// clang-format off
constexpr std::array kPrograms{
    //      name                     linux            macos            windows
    Program{"7z",                   &kSevenZip,      &kSevenZip,      &kSevenZip},
    Program{"7za",                  &kSevenZip,      &kSevenZip,      &kSevenZip},
    Program{"7zr",                  &kSevenZip,      &kSevenZip,      &kSevenZip},
    Program{"addr2line",            &kBinutils,      &kBinutils,      &kBinutils},
    Program{"amdclang",             &kLlvm,          &kLlvm,          &kLlvm},
    Program{"amdclang++",           &kLlvm,          &kLlvm,          &kLlvm},
    Program{"ar",                   &kBinutils,      &kAppleArchiver, &kBinutils},
    Program{"armar",                &kArm,           &kArm,           &kArm},
    Program{"armasm",               &kArm,           &kArm,           &kArm},
    Program{"armcl",                &kTi,            &kTi,            &kTi},
    Program{"armclang",             &kArm,           &kArm,           &kArm},
    Program{"armlink",              &kArm,           &kArm,           &kArm},
    Program{"as",                   &kBinutils,      &kLlvm,          &kBinutils},
    Program{"bash",                 &kInterpreter,   &kInterpreter,   &kInterpreter},
    Program{"c++",                  &kAnyCompiler,   &kLlvm,          &kAnyCompiler},
    Program{"c++filt",              &kBinutils,      &kNone,          &kBinutils},
    Program{"cc",                   &kAnyCompiler,   &kLlvm,          &kAnyCompiler},
    Program{"cc1",                  &kBinutils,      &kBinutils,      &kBinutils},
    Program{"cc1plus",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"ccache",               &kAnyCompiler,   &kAnyCompiler,   &kAnyCompiler},
    Program{"cl",                   &kCl,            &kCl,            &kCl},
    Program{"cl2000",               &kTi,            &kTi,            &kTi},
    Program{"cl430",                &kTi,            &kTi,            &kTi},
    Program{"cl6x",                 &kTi,            &kTi,            &kTi},
    Program{"clang",                &kLlvm,          &kLlvm,          &kClangWindows},
    Program{"clang++",              &kLlvm,          &kLlvm,          &kClangWindows},
    Program{"clang-cl",             &kClangCl,       &kClangCl,       &kClangCl},
    Program{"clang-cpp",            &kLlvm,          &kLlvm,          &kLlvm},
    Program{"clang-format",         &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"clang-tidy",           &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"cmake",                &kCmake,         &kCmake,         &kCmake},
    Program{"collect2",             &kBinutils,      &kBinutils,      &kBinutils},
    Program{"cpp",                  &kGcc,           &kLlvm,          &kGccWindows},
    Program{"csc",                  &kCsharp,        &kCsharp,        &kCsharp},
    Program{"ctest",                &kCtest,         &kCtest,         &kCtest},
    Program{"distcc",               &kGcc,           &kGcc,           &kGccWindows},
    Program{"dlltool",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"dmd",                  &kDmd,           &kDmd,           &kDmd},
    Program{"doxygen",              &kDoxygen,       &kDoxygen,       &kDoxygen},
    Program{"dsymutil",             &kNone,          &kNone,          &kNone},
    Program{"dwp",                  &kBinutils,      &kBinutils,      &kBinutils},
    Program{"elfedit",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"em++",                 &kEmscripten,    &kEmscripten,    &kEmscripten},
    Program{"emar",                 &kEmscripten,    &kEmscripten,    &kEmscripten},
    Program{"emcc",                 &kEmscripten,    &kEmscripten,    &kEmscripten},
    Program{"fatbinary",            &kNvidia,        &kNvidia,        &kNvidia},
    Program{"flang",                &kLlvm,          &kLlvm,          &kClangWindows},
    Program{"flang-new",            &kLlvm,          &kLlvm,          &kClangWindows},
    Program{"flatc",                &kBatches,       &kBatches,       &kBatches},
    Program{"fromelf",              &kArm,           &kArm,           &kArm},
    Program{"g++",                  &kGcc,           &kLlvm,          &kGccWindows},
    Program{"gcc",                  &kGcc,           &kLlvm,          &kGccWindows},
    Program{"gcc-ar",               &kBinutils,      &kBinutils,      &kBinutils},
    Program{"gcc-nm",               &kBinutils,      &kBinutils,      &kBinutils},
    Program{"gcc-ranlib",           &kBinutils,      &kBinutils,      &kBinutils},
    Program{"gccgo",                &kGcc,           &kGccMacos,      &kGccWindows},
    Program{"gcov",                 &kBinutils,      &kLlvm,          &kBinutils},
    Program{"gdc",                  &kFortran,       &kGccMacos,      &kGccWindows},
    Program{"gfortran",             &kFortran,       &kGccMacos,      &kGccWindows},
    Program{"go",                   &kNone,          &kNone,          &kNone},
    Program{"gold",                 &kBinutils,      &kBinutils,      &kBinutils},
    Program{"gprof",                &kBinutils,      &kBinutils,      &kBinutils},
    Program{"hipcc",                &kHipcc,         &kHipcc,         &kHipccWindows},
    Program{"iasmarm",              &kIar,           &kIar,           &kIar},
    Program{"iccarm",               &kIar,           &kIar,           &kIar},
    Program{"icpx",                 &kLlvm,          &kLlvm,          &kLlvm},
    Program{"icx",                  &kLlvm,          &kLlvm,          &kClangCl},
    Program{"icx-cl",               &kClangCl,       &kClangCl,       &kClangCl},
    Program{"ifx",                  &kLlvm,          &kLlvm,          &kClangCl},
    Program{"ilinkarm",             &kIar,           &kIar,           &kIar},
    Program{"java",                 &kJava,          &kJava,          &kJava},
    Program{"javac",                &kJava,          &kJava,          &kJava},
    Program{"javadoc",              &kJava,          &kJava,          &kJava},
    Program{"ld",                   &kBinutils,      &kApple,         &kBinutils},
    Program{"ld-classic",           &kApple,         &kApple,         &kApple},
    Program{"ld.bfd",               &kBinutils,      &kBinutils,      &kBinutils},
    Program{"ld.gold",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"ld.lld",               &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"ld.mold",              &kMold,          &kMold,          &kMold},
    Program{"ld64",                 &kApple,         &kApple,         &kApple},
    Program{"ld64.lld",             &kLlvm,          &kLlvm,          &kLlvm},
    Program{"ldc2",                 &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"lib",                  &kMicrosoftLink, &kMicrosoftLink, &kMicrosoftLink},
    Program{"libtool",              &kNone,          &kApple,         &kNone},
    Program{"link",                 &kMicrosoftLink, &kMicrosoftLink, &kMicrosoftLink},
    Program{"lipo",                 &kAppleArchiver, &kAppleArchiver, &kAppleArchiver},
    Program{"llc",                  &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"lld-link",             &kLlvmWindows,   &kLlvmWindows,   &kLlvmWindows},
    Program{"llvm-ar",              &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-dlltool",         &kNone,          &kNone,          &kNone},
    Program{"llvm-dwp",             &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-lib",             &kLlvmWindows,   &kLlvmWindows,   &kLlvmWindows},
    Program{"llvm-libtool-darwin",  &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-link",            &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-mt",              &kNone,          &kNone,          &kNone},
    Program{"llvm-nm",              &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-objcopy",         &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-objdump",         &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-profdata",        &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-ranlib",          &kNone,          &kNone,          &kNone},
    Program{"llvm-rc",              &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"llvm-strip",           &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"llvm-windres",         &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"mcs",                  &kMcs,           &kMcs,           &kMcs},
    Program{"midl",                 &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"ml",                   &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"ml64",                 &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"moc",                  &kMoc,           &kMoc,           &kMoc},
    Program{"mold",                 &kMold,          &kMold,          &kMold},
    Program{"msbuild",              &kCsharp,        &kCsharp,        &kCsharp},
    Program{"mt",                   &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"nasm",                 &kNasm,          &kNasm,          &kNasm},
    Program{"ninja",                &kNinja,         &kNinja,         &kNinja},
    Program{"nm",                   &kBinutils,      &kNone,          &kBinutils},
    Program{"node",                 &kInterpreter,   &kInterpreter,   &kInterpreter},
    Program{"nvcc",                 &kNvcc,          &kNvcc,          &kNvccWindows},
    Program{"nvlink",               &kNvidia,        &kNvidia,        &kNvidia},
    Program{"objcopy",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"objdump",              &kBinutils,      &kLlvm,          &kBinutils},
    Program{"opt",                  &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"perl",                 &kInterpreter,   &kInterpreter,   &kInterpreter},
    Program{"protoc",               &kProtoc,        &kProtoc,        &kProtoc},
    Program{"ptxas",                &kNvidia,        &kNvidia,        &kNvidia},
    Program{"python",               &kInterpreter,   &kInterpreter,   &kInterpreter},
    Program{"ranlib",               &kBinutils,      &kAppleArchiver, &kBinutils},
    Program{"rc",                   &kShorterPaths,  &kShorterPaths,  &kShorterPaths},
    Program{"rcc",                  &kBatches,       &kBatches,       &kBatches},
    Program{"readelf",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"ruby",                 &kInterpreter,   &kInterpreter,   &kInterpreter},
    Program{"rustc",                &kRustc,         &kRustc,         &kRustc},
    Program{"sccache",              &kAnyCompiler,   &kAnyCompiler,   &kAnyCompiler},
    Program{"sh",                   &kInterpreter,   &kInterpreter,   &kInterpreter},
    Program{"signtool",             &kBatches,       &kBatches,       &kBatches},
    Program{"size",                 &kBinutils,      &kNone,          &kBinutils},
    Program{"strings",              &kBinutils,      &kNone,          &kBinutils},
    Program{"strip",                &kBinutils,      &kNone,          &kBinutils},
    Program{"swiftc",               &kSwift,         &kSwift,         &kSwiftWindows},
    Program{"tar",                  &kTar,           &kNone,          &kNone},
    Program{"tcc",                  &kTcc,           &kTcc,           &kTcc},
    Program{"tiarmclang",           &kLlvm,          &kLlvm,          &kLlvm},
    Program{"uic",                  &kBatches,       &kBatches,       &kBatches},
    Program{"vbc",                  &kCsharp,        &kCsharp,        &kCsharp},
    Program{"wasm-ld",              &kLlvm,          &kLlvm,          &kLlvmWindows},
    Program{"windres",              &kBinutils,      &kBinutils,      &kBinutils},
    Program{"xargs",                &kXargs,         &kNone,          &kNone},
    Program{"yasm",                 &kNone,          &kNone,          &kNone},
};

// How the names of processors begin, and with them the target prefixes of cross tools.
constexpr std::array<std::string_view, 26> kProcessors{
    "aarch64", "alpha", "arc", "arm", "avr", "h8300", "hppa", "i386", "i486", "i586", "i686",
    "ia64", "loongarch", "m68k", "mips", "msp430", "powerpc", "nios2", "riscv", "s390", "sh4", "sparc", "wasm32", "wasm64", "x86_64",
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

// armv7l, mips64el, powerpc64le, s390x; but not armored or arcade.
bool is_variant(std::string_view suffix) {
  constexpr std::array<std::string_view, 11> kVariants{"_",   "be", "eb",  "el", "ev", "hs",
                                                       "isa", "le", "spe", "v",  "x"};
  const bool is_numbered = suffix.empty() || (suffix.front() >= '0' && suffix.front() <= '9');
  return is_numbered ||
         std::any_of(kVariants.begin(), kVariants.end(),
                     [suffix](std::string_view variant) { return suffix.starts_with(variant); });
}

bool is_target_prefix(std::string_view text) {
  const std::string_view machine = text.substr(0, text.find('-'));
  return std::any_of(kProcessors.begin(), kProcessors.end(), [machine](std::string_view processor) {
    return machine.starts_with(processor) && is_variant(machine.substr(processor.size()));
  });
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

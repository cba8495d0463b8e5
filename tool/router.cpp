// SPDX-License-Identifier: MIT
// Which options of which driver go which way. What each way does was measured with gcc 12, nvcc 13.
#include <array>

#include "route.h"

namespace rspkit {
namespace {

// clang-format off
// Options of gcc whose value is the next word.
constexpr std::array kGccValues = std::to_array<std::string_view>({
    "-aux-info", "-dumpbase", "-dumpbase-ext", "-dumpdir", "-e", "-G",
    "-B", "-J", "-imultilib", "-isysroot", "-MF", "-MQ",
    "-MT", "-o", "--param", "-T", "-u", "-wrapper",
    "-x", "-Xassembler", "-Xlinker", "-Xpreprocessor", "-z", "--sysroot"});

constexpr std::array kGccOptions{
    DriverOption{"-isystem", "-isystem"},
    DriverOption{"-iquote", "-iquote"},
    DriverOption{"-idirafter", "-idirafter"},
    DriverOption{"-include", "-include"},
    DriverOption{"-imacros", "-imacros"},
    DriverOption{"-iprefix", "-iprefix"},
    DriverOption{"-iwithprefixbefore", "-iwithprefixbefore"},
    DriverOption{"-iwithprefix", "-iwithprefix"},
    DriverOption{"-A", "-A"},
    DriverOption{"-D", "-D"},
    DriverOption{.option = "-I", .name = "-I", .also = Child::assembler},
    DriverOption{"-U", "-U"},
    DriverOption{"-L", "-L", Child::linker},
};

// Options of nvcc 13.0 whose value is the next word.
constexpr std::array kNvccValues = std::to_array<std::string_view>({
    "--Ofast-compile", "--Werror", "--archive-options", "--archiver-binary",
    "--brief-diagnostics", "--compiler-bindir", "--compiler-options", "--compress-mode",
    "--cudadevrt", "--cudart", "--default-stream", "--dependency-drive-prefix",
    "--dependency-output", "--dependency-target-name", "--device-entity-has-hidden-visibility", "--device-stack-protector",
    "--diag-error", "--diag-suppress", "--diag-warn", "--dopt",
    "--drive-prefix", "--entries", "--fdevice-time-trace", "--fmad",
    "--frandom-seed", "--ftemplate-backtrace-limit", "--ftemplate-depth", "--ftz",
    "--generate-code", "--gpu-architecture", "--gpu-code", "--host-linker-script",
    "--input-drive-prefix", "--jump-table-density", "--keep-dir", "--libdevice-directory",
    "--linker-options", "--machine", "--maxrregcount", "--nvlink-options",
    "--optimization-info", "--optimize", "--options-file", "--output-directory",
    "--output-file", "--prec-div", "--prec-sqrt", "--ptxas-options",
    "--relocatable-device-code", "--run-args", "--sanitize", "--split-compile",
    "--split-compile-extended", "--static-global-template-stub", "--std", "--target-directory",
    "--threads", "--time", "--x", "-MF",
    "-MT", "-O", "-Ofc", "-Werror",
    "-Xarchive", "-Xcompiler", "-Xcudafe", "-Xfatbinary",
    "-Xlinker", "-Xnvlink", "-Xptxas", "-arbin",
    "-arch", "-brief-diag", "-ccbin", "-code",
    "-compress-mode", "-cudadevrt", "-cudart", "-ddp",
    "-default-stream", "-device-entity-has-hidden-visibility", "-device-stack-protector", "-diag-error",
    "-diag-suppress", "-diag-warn", "-dopt", "-dp",
    "-e", "-fdevice-time-trace", "-fmad", "-frandom-seed",
    "-ftemplate-backtrace-limit", "-ftemplate-depth", "-ftz", "-gencode",
    "-hls", "-idp", "-jtd", "-keep-dir",
    "-ldir", "-m", "-maxrregcount", "-o",
    "-odir", "-opt-info", "-optf", "-prec-div",
    "-prec-sqrt", "-rdc", "-run-args", "-sanitize",
    "-split-compile", "-split-compile-extended", "-static-global-template-stub", "-std",
    "-t", "-target-dir", "-time", "-x"});

constexpr std::array kNvccOptions{
    DriverOption{"--define-macro", "-D", Child::macros},
    DriverOption{.option = "--include-path", .name = "-I", .also = Child::assembler},
    DriverOption{.option = "--library-path", .name = "-L", .child = Child::linker, .also = Child::device_linker},
    DriverOption{"--pre-include", "-include", Child::macros},
    DriverOption{"--system-include", "-isystem"},
    DriverOption{"--undefine-macro", "-U", Child::macros},
    DriverOption{"-isystem", "-isystem"},
    DriverOption{"-include", "-include", Child::macros},
    DriverOption{"-D", "-D", Child::macros},
    DriverOption{.option = "-I", .name = "-I", .also = Child::assembler},
    DriverOption{"-U", "-U", Child::macros},
    DriverOption{.option = "-L", .name = "-L", .child = Child::linker, .also = Child::device_linker},
};
// clang-format on

// -Wl,@FILE would put a -L behind gcc's own directories; a specs file puts it before them.
constexpr std::string_view kEndsSpec = "\n#";
constexpr Way kPreprocessWay{
    .child = Child::preprocessor, .word = "-Wp,@", .ending = ".options", .path_refuses = ","};
// -Wa,@FILE would be kept in objects of -flto, for a link long after.
constexpr Way kAssembleWay{.child = Child::assembler,
                           .word = "-specs=",
                           .ending = ".assembler",
                           .spec = "%rename asm_options rspkit_asm\n\n*asm_options:\n@",
                           .spec_end = " %(rspkit_asm)\n\n",
                           .spec_ending = ".assembler.specs",
                           .path_refuses = kEndsSpec};
constexpr Way kLinkWay{.child = Child::linker,
                       .word = "-specs=",
                       .ending = ".linker",
                       .spec = "*link:\n+ @",
                       .spec_end = "\n\n",
                       .spec_ending = ".linker.specs",
                       .path_refuses = kEndsSpec};
constexpr std::array kCompilerWays{kPreprocessWay};
constexpr std::array kGccWays{kPreprocessWay, kAssembleWay, kLinkWay};

// Their front ends read no -Wp; what every front end is given is a spec of its own.
constexpr std::array kFortranWays{Way{.child = Child::preprocessor,
                                      .word = "-specs=",
                                      .ending = ".options",
                                      .spec = "*cc1:\n+ @",
                                      .spec_end = "\n\n",
                                      .spec_ending = ".options.specs",
                                      .path_refuses = kEndsSpec},
                                  kAssembleWay, kLinkWay};

// nvcc starts gcc -E with all options, and gcc -c on what it made of a .cu file without the macros;
// a .cpp file goes to gcc -c as it is. -Wp,@FILE would put a -I behind CUDA's own directories.
constexpr std::string_view kDividesForNvcc = " \t\n,\"\\$`'#%;:&|<>(){}[]*?~!";
constexpr Way nvcc_way(Child child, std::string_view ending, std::string_view spec,
                       std::string_view spec_end, std::string_view spec_ending) {
  return {.child = child,
          .word = "-Xcompiler=-specs=",
          .ending = ending,
          .spec = spec,
          .spec_end = spec_end,
          .spec_ending = spec_ending,
          .path_refuses = kDividesForNvcc};
}
constexpr Way kNvccDirectories =
    nvcc_way(Child::preprocessor, ".options",
             "%rename cpp_unique_options rspkit_options\n\n*cpp_unique_options:\n@",
             " %(rspkit_options)\n\n", ".options.specs");
constexpr Way kNvccAssemble =
    nvcc_way(Child::assembler, ".assembler", "%rename asm_options rspkit_asm\n\n*asm_options:\n@",
             " %(rspkit_asm)\n\n", ".assembler.specs");
constexpr Way kNvccDeviceLink{.child = Child::device_linker,
                              .word = "-Xnvlink=-optf=",
                              .ending = ".nvlink",
                              .path_refuses = kDividesForNvcc,
                              .dialect = "ptxas"};
constexpr Way kNvccLink =
    nvcc_way(Child::linker, ".linker", "*link:\n+ @", "\n\n", ".linker.specs");
constexpr std::array kNvccWays{
    kNvccDirectories,
    nvcc_way(Child::macros, ".macros", "*cpp_unique_options:\n+ %{E|M|MM:@", "}\n\n",
             ".macros.specs"),
    kNvccAssemble, kNvccDeviceLink, kNvccLink};
constexpr std::array kNvccHostWays{
    kNvccDirectories,
    nvcc_way(Child::macros, ".macros", "*cpp_unique_options:\n+ @", "\n\n", ".macros.specs"),
    kNvccAssemble, kNvccDeviceLink, kNvccLink};

}  // namespace

const Router kGccRouter{.options = kGccOptions,
                        .with_value = kGccValues,
                        .ways = kGccWays,
                        .refuses_others = true,
                        .refuses_long_options = true};
const Router kCompilerRouter{.options = kGccOptions,
                             .with_value = kGccValues,
                             .ways = kCompilerWays,
                             .refuses_others = true,
                             .refuses_long_options = true};
const Router kFortranRouter{.options = kGccOptions,
                            .with_value = kGccValues,
                            .ways = kFortranWays,
                            .refuses_long_options = true,
                            .refuses_specs = true};
const Router kNvccRouter{.options = kNvccOptions,
                         .with_value = kNvccValues,
                         .ways = kNvccWays,
                         .host_ways = kNvccHostWays,
                         .splits_values = true};

}  // namespace rspkit

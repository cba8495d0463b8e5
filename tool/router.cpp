// SPDX-License-Identifier: MIT
// Which options of which driver go which way. What each way does was measured with gcc 12, nvcc 13.
#include <array>

#include "route.h"

namespace rspkit {
namespace {

// clang-format off
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
    DriverOption{.option = "-aux-info", .is_joined = false},
    DriverOption{.option = "-dumpbase", .is_joined = false},
    DriverOption{.option = "-dumpbase-ext", .is_joined = false},
    DriverOption{.option = "-dumpdir", .is_joined = false},
    DriverOption{.option = "-e", .is_joined = false},
    DriverOption{.option = "-G", .is_joined = false},
    DriverOption{.option = "-B", .is_joined = false},
    DriverOption{.option = "-J", .is_joined = false},
    DriverOption{.option = "-imultilib", .is_joined = false},
    DriverOption{.option = "-isysroot", .is_joined = false},
    DriverOption{.option = "-MF", .is_joined = false},
    DriverOption{.option = "-MQ", .is_joined = false},
    DriverOption{.option = "-MT", .is_joined = false},
    DriverOption{.option = "-o", .is_joined = false},
    DriverOption{.option = "--param", .is_joined = false},
    DriverOption{.option = "-T", .is_joined = false},
    DriverOption{.option = "-u", .is_joined = false},
    DriverOption{.option = "-wrapper", .is_joined = false},
    DriverOption{.option = "-x", .is_joined = false},
    DriverOption{.option = "-Xassembler", .is_joined = false},
    DriverOption{.option = "-Xlinker", .is_joined = false},
    DriverOption{.option = "-Xpreprocessor", .is_joined = false},
    DriverOption{.option = "-z", .is_joined = false},
};

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
    DriverOption{.option = "-arch", .is_joined = false},
    DriverOption{.option = "-ccbin", .is_joined = false},
    DriverOption{.option = "-code", .is_joined = false},
    DriverOption{.option = "-gencode", .is_joined = false},
    DriverOption{.option = "-MF", .is_joined = false},
    DriverOption{.option = "-MT", .is_joined = false},
    DriverOption{.option = "-o", .is_joined = false},
    DriverOption{.option = "-odir", .is_joined = false},
    DriverOption{.option = "-std", .is_joined = false},
    DriverOption{.option = "-x", .is_joined = false},
    DriverOption{.option = "-Xarchive", .is_joined = false},
    DriverOption{.option = "-Xcompiler", .is_joined = false},
    DriverOption{.option = "-Xcudafe", .is_joined = false},
    DriverOption{.option = "-Xfatbinary", .is_joined = false},
    DriverOption{.option = "-Xlinker", .is_joined = false},
    DriverOption{.option = "-Xnvlink", .is_joined = false},
    DriverOption{.option = "-Xptxas", .is_joined = false},
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

const Router kGccRouter{.options = kGccOptions, .ways = kGccWays, .refuses_others = true};
const Router kCompilerRouter{.options = kGccOptions, .ways = kCompilerWays, .refuses_others = true};
const Router kFortranRouter{.options = kGccOptions, .ways = kFortranWays, .refuses_specs = true};
const Router kNvccRouter{
    .options = kNvccOptions, .ways = kNvccWays, .host_ways = kNvccHostWays, .splits_values = true};

}  // namespace rspkit

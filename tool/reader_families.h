// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "reader.h"
#include "route.h"

// How the families of the table of programs read. `verified` says what was run; hosts and programs
// that cannot be run here rest on sources and manuals.

namespace rspkit::family {

// libiberty's guard against files that name each other.
inline constexpr std::size_t kMostNestedFiles = 2000;

inline constexpr Reader kNone{};
inline constexpr Reader kInterpreter{
    .way_out =
        "let the script read a file: argparse does with fromfile_prefix_chars, which is "
        "--dialect argparse"};
inline constexpr Reader kBatches{.way_out =
                                     "rspkit run --batch calls it once for each part of the list"};
inline constexpr Reader kShorterPaths{
    .way_out = "shorten its paths, or move include directories to the INCLUDE variable"};
inline constexpr Reader kAppleArchiver{
    .way_out =
        "libtool -static -filelist FILE archives a list; rspkit run --batch calls it once "
        "for each part"};
inline constexpr Reader kCmake{.way_out = "move -D definitions into a script for cmake -C"};
inline constexpr Reader kCtest{.way_out = "choose tests by a pattern or a label"};
inline constexpr Reader kDoxygen{.way_out = "put the list into INPUT of its configuration"};
inline constexpr Reader kNinja{.way_out = "name one phony target that stands for all of them"};

inline constexpr Reader kBinutils{.dialect = "gnu",
                                  .switch_text = "@",
                                  .nested_files = kMostNestedFiles,
                                  .verified = "binutils 2.40"};
inline constexpr Reader kGcc{.dialect = "gnu",
                             .switch_text = "@",
                             .nested_files = kMostNestedFiles,
                             .inner_limit = "gcc-options",
                             .router = &kGccRouter,
                             .verified = "gcc 12.2"};
inline constexpr Reader kFortran{.dialect = "gnu",
                                 .switch_text = "@",
                                 .nested_files = kMostNestedFiles,
                                 .inner_limit = "gcc-options",
                                 .router = &kFortranRouter,
                                 .verified = "gfortran and gdc 12.2"};
// On Windows a new enough gcc writes files for its own children, and on macOS its linker is
// Apple's, started with everything on the command line.
inline constexpr Reader kGccWindows{.dialect = "gnu",
                                    .switch_text = "@",
                                    .nested_files = kMostNestedFiles,
                                    .verified = "MinGW gcc 12 on Linux"};
inline constexpr Reader kGccMacos{.dialect = "gnu",
                                  .switch_text = "@",
                                  .nested_files = kMostNestedFiles,
                                  .inner_limit = "macos",
                                  .verified = "gcc 12.2 on Linux"};
inline constexpr Reader kLlvm{.dialect = "llvm",
                              .switch_text = "@",
                              .nested_files = kMostNestedFiles,
                              .outside = "--rsp-quoting=",
                              .verified = "clang, lld and llvm-* 14 and 19"};
// A linker of Microsoft's gets all in one line from it.
inline constexpr Reader kClangWindows{.dialect = "llvm",
                                      .switch_text = "@",
                                      .nested_files = kMostNestedFiles,
                                      .inner_limit = "link-line",
                                      .outside = "--rsp-quoting=",
                                      .way_out = "-fuse-ld=lld has no such limit",
                                      .verified = "clang 14 and 19 on Linux"};
inline constexpr Reader kLlvmWindows{.dialect = "windows",
                                     .switch_text = "@",
                                     .nested_files = kMostNestedFiles,
                                     .outside = "--rsp-quoting=",
                                     .verified = "clang-cl and lld-link 14 and 19"};
inline constexpr Reader kClangCl{.dialect = "windows",
                                 .switch_text = "@",
                                 .nested_files = kMostNestedFiles,
                                 .outside = "--rsp-quoting=",
                                 .starts_tail = "/link",
                                 .verified = "clang-cl 14 and 19"};
// cc and c++ may be either compiler: what both read is llvm, inside the limit of gcc.
inline constexpr Reader kAnyCompiler{.dialect = "llvm",
                                     .switch_text = "@",
                                     .nested_files = kMostNestedFiles,
                                     .inner_limit = "gcc-options",
                                     .router = &kCompilerRouter,
                                     .verified = "gcc 12.2, clang 14"};
// mold opens nested files only since 2023; read by either, `@x` is no data.
inline constexpr Reader kMold{.dialect = "gnu",
                              .switch_text = "@",
                              .nested_files = 10,
                              .missing_file = MissingFile::is_error,
                              .refuses_open_quote = true,
                              .verified = "mold 1.10"};
inline constexpr Reader kApple{.dialect = "gnu",
                               .switch_text = "@",
                               .nested_files = kMostNestedFiles,
                               .verified = "sources of ld64 and cctools"};
// hipcc divides @FILE at every further @, and looks for objects in unquoted lines.
inline constexpr Reader kHipcc{.dialect = "hipcc",
                               .switch_text = "@",
                               .takes = Takes::inputs,
                               .nested_files = kMostNestedFiles,
                               .missing_file = MissingFile::is_error,
                               .line_limit = "hipcc-line",
                               .path_refuses = "@",
                               .verified = "hipcc 5.2"};

// There it starts clang through cmd.exe.
inline constexpr Reader kHipccWindows{.dialect = "hipcc",
                                      .switch_text = "@",
                                      .takes = Takes::inputs,
                                      .nested_files = kMostNestedFiles,
                                      .missing_file = MissingFile::is_error,
                                      .line_limit = "cmd",
                                      .path_refuses = "@",
                                      .verified = "hipcc 5.2 on Linux"};

// cl reads nested files although its manual denies it; link and lib take `@x` for a name.
inline constexpr Reader kCl{.dialect = "cl",
                            .switch_text = "@",
                            .encoding = Encoding::utf_8_bom_unless_ascii,
                            .line_end = LineEnd::crlf,
                            .nested_files = kMostNestedFiles,
                            .missing_file = MissingFile::is_error,
                            .starts_tail = "/link",
                            .verified = "Microsoft's manual"};
inline constexpr Reader kMicrosoftLink{.dialect = "link",
                                       .switch_text = "@",
                                       .encoding = Encoding::utf_8_bom_unless_ascii,
                                       .line_end = LineEnd::crlf,
                                       .longest_line = 131070,
                                       .missing_file = MissingFile::is_error,
                                       .verified = "models of both published readings"};
inline constexpr Reader kMcs{.dialect = "mcs",
                             .switch_text = "@",
                             .nested_files = kMostNestedFiles,
                             .missing_file = MissingFile::is_error,
                             .verified = "mcs 6.8"};
inline constexpr Reader kCsharp{.dialect = "csharp",
                                .switch_text = "@",
                                .nested_files = kMostNestedFiles,
                                .missing_file = MissingFile::is_error,
                                .verified = "a model of csc"};

inline constexpr std::array<std::string_view, 3> kNvidiaSwitches{"-optf ",
                                                                 "--options-file=", "-optf="};
inline constexpr Reader kNvcc{.dialect = "nvcc",
                              .switch_text = "--options-file ",
                              .other_switches = kNvidiaSwitches,
                              .nested_files = kMostNestedFiles,
                              .missing_file = MissingFile::is_error,
                              .hands_to_shell = true,
                              .inner_limit = "nvcc-options",
                              .router = &kNvccRouter,
                              .path_refuses = ",",
                              .verified = "nvcc 13.0"};
// Windows starts its steps without a shell.
inline constexpr Reader kNvccWindows{.dialect = "nvcc",
                                     .switch_text = "--options-file ",
                                     .other_switches = kNvidiaSwitches,
                                     .nested_files = kMostNestedFiles,
                                     .missing_file = MissingFile::is_error,
                                     .path_refuses = ",",
                                     .verified = "nvcc 13.0 on Linux"};
inline constexpr Reader kNvidia{.dialect = "ptxas",
                                .switch_text = "--options-file ",
                                .other_switches = kNvidiaSwitches,
                                .nested_files = kMostNestedFiles,
                                .missing_file = MissingFile::is_error,
                                .path_refuses = ",",
                                .verified = "nvlink, fatbinary and ptxas 13.0"};

inline constexpr std::array<std::string_view, 2> kViaSwitches{"--via ", "@"};
inline constexpr Reader kArm{.dialect = "via",
                             .switch_text = "--via=",
                             .other_switches = kViaSwitches,
                             .nested_files = kMostNestedFiles,
                             .missing_file = MissingFile::is_error,
                             .verified = "Arm's manual"};
inline constexpr Reader kTi{.dialect = "via",
                            .switch_text = "--cmd_file=",
                            .missing_file = MissingFile::is_error,
                            .verified = "Texas Instruments' manual"};
inline constexpr Reader kIar{.dialect = "windows",
                             .switch_text = "-f ",
                             .missing_file = MissingFile::is_error,
                             .verified = "IAR's manual"};
inline constexpr Reader kEmscripten{.dialect = "shell",
                                    .switch_text = "@",
                                    .nested_files = kMostNestedFiles,
                                    .verified = "python shlex 3.11"};

inline constexpr Reader kSwift{.dialect = "gnu-backslash",
                               .switch_text = "@",
                               .nested_files = kMostNestedFiles,
                               .verified = "a model of swift-driver"};
inline constexpr Reader kSwiftWindows{.dialect = "windows-lines",
                                      .switch_text = "@",
                                      .nested_files = kMostNestedFiles,
                                      .verified = "source of swift-driver"};
inline constexpr Reader kDmd{.dialect = "windows-lines",
                             .switch_text = "@",
                             .nested_files = kMostNestedFiles,
                             .missing_file = MissingFile::is_error,
                             .verified = "source of dmd"};
inline constexpr Reader kJava{.dialect = "java",
                              .switch_text = "@",
                              .missing_file = MissingFile::is_error,
                              .verified = "javac and java 17"};
inline constexpr Reader kTcc{.dialect = "tcc",
                             .switch_text = "@",
                             .nested_files = kMostNestedFiles,
                             .missing_file = MissingFile::is_error,
                             .verified = "tcc 0.9.27"};
inline constexpr Reader kRustc{.dialect = "rustc",
                               .switch_text = "@",
                               .missing_file = MissingFile::is_error,
                               .verified = "rustc 1.95"};
inline constexpr Reader kProtoc{.dialect = "protoc",
                                .switch_text = "@",
                                .missing_file = MissingFile::is_error,
                                .verified = "protoc 3.21"};
inline constexpr Reader kMoc{.dialect = "moc",
                             .switch_text = "@",
                             .missing_file = MissingFile::is_error,
                             .verified = "moc 5.15"};
inline constexpr Reader kNasm{.dialect = "nasm",
                              .switch_text = "-@ ",
                              .missing_file = MissingFile::is_error,
                              .verified = "nasm 2.16"};
inline constexpr Reader kSevenZip{.dialect = "7z",
                                  .switch_text = "@",
                                  .takes = Takes::names,
                                  .missing_file = MissingFile::is_error,
                                  .verified = "7z 26.02"};
inline constexpr Reader kTar{.dialect = "tar",
                             .switch_text = "--null --files-from=",
                             .takes = Takes::names,
                             .missing_file = MissingFile::is_error,
                             .verified = "GNU tar 1.34"};
inline constexpr Reader kXargs{.dialect = "nul",
                               .switch_text = "-0 --arg-file=",
                               .takes = Takes::names,
                               .missing_file = MissingFile::is_error,
                               .verified = "xargs 4.9"};

}  // namespace rspkit::family

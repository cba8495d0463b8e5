// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Models of readers that cannot be run here: small programs of our own, after what is published
/// about how the reader divides the text of a file. Each says where its rules come from. What they
/// read is to be what rspkit was asked to write; they know nothing of rspkit's own reader.
namespace rspkit::model {

/// The words of a text.
using Words = std::vector<std::string>;

/// How a model reads a text.
using Model = Words (*)(std::string_view text);

/// libiberty up to July 2024 (GCC 14): gcc-mirror/gcc@0199003d libiberty/argv.c, and the manual
/// page of every GNU tool ("Options in file are separated by whitespace ...").
Words old_libiberty(std::string_view text);

/// libiberty since July 2024 (GCC 15): Rust-GCC/gccrs@619a5e55 libiberty/argv.c and its ChangeLog.
Words new_libiberty(std::string_view text);

/// `@file` of Apple's ld64 and libtool: ld64@1a438966 ResponseFiles.cpp, cctools@e0d56624 args.c.
Words cctools(std::string_view text);

/// `-filelist` of Apple's ld64 and libtool, in the same sources: lines as they are.
Words apple_filelist(std::string_view text);

/// The C runtime of Microsoft since 2008, which cl and what is built with it use: cpp-docs
/// "Parsing C command-line arguments". Inside quotes `""` is a quote, and they go on.
Words c_runtime(std::string_view text);

/// CommandLineToArgvW and the C runtime before: the same, but `""` ends the quotes as well.
Words command_line_to_argv(std::string_view text);

/// Microsoft's link by its manual: the rules of the C runtime.
Words link_by_manual(std::string_view text);

/// Microsoft's link by Geoff Chappell's study of it: lines, in which a quote switches the division
/// at blanks off and on and goes away, and a backslash is a byte like any other.
Words link_by_chappell(std::string_view text);

/// swift-driver on Linux and macOS: swiftlang/swift-driver@0014e8f4 Driver.swift.
Words swift(std::string_view text);

/// swift-driver on Windows, in the same source.
Words swift_on_windows(std::string_view text);

/// Via files of Arm's tools: "Via file syntax rules", Arm DUI 0472J and the guide of armclang.
Words arm_via(std::string_view text);

/// Command files of TI's compilers: SPRU514Y and SLAU132V, --cmd_file. An option whose hyphen is
/// not quoted is lost here.
Words ti_command_file(std::string_view text);

/// csc and vbc: dotnet/roslyn v4.2.0 CommandLineUtilities.cs and RemoveQuotesAndSlashes.
Words roslyn(std::string_view text);

/// Mono's mcs: measured with mcs 6.8.
Words mcs(std::string_view text);

/// dmd: dlang/dmd@13bde1bb response.d.
Words dmd(std::string_view text);

}  // namespace rspkit::model

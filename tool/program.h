// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "host.h"
#include "reader.h"

namespace rspkit {

/// A program that is known, and how it reads on each host.
struct Program {
  std::string_view name;  // without path, target prefix, version suffix and .exe
  const Reader* linux;
  const Reader* macos;
  const Reader* windows;

  [[nodiscard]] const Reader& on(Host host) const;
};

/// All rows, sorted by name.
std::span<const Program> programs();

/// The part of a path behind its last slash of either kind.
std::string_view file_name(std::string_view path);

/// What a program's name or path says about it.
struct ProgramName {
  std::string stem;          // file name in lower case without .exe, .bat, .cmd
  std::optional<Host> host;  // windows, where the extension says so
  bool is_batch = false;     // .bat or .cmd: started through cmd.exe
};

/// Takes a name apart; both kinds of slashes divide a path.
///
///     parse_program_name("C:\\bin\\G++.EXE");   // {"g++", windows}
ProgramName parse_program_name(std::string_view name);

/// The row for a program's name or path, or null. A target prefix, a version and a thread model
/// around the name are looked through:
///
///     find_program("/opt/x86_64-w64-mingw32-g++-12-posix");   // the row g++
const Program* find_program(std::string_view name);

}  // namespace rspkit

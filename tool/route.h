// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "argument_list.h"
#include "error.h"

namespace rspkit {

/// The children of a driver that read files of their own.
enum class Child {
  preprocessor,
  macros,  // of the preprocessor too, where its driver gives them to some of its steps alone
  assembler,
  device_linker,
  linker,
};

constexpr std::array kChildren{Child::preprocessor, Child::macros, Child::assembler,
                               Child::device_linker, Child::linker};

/// How a driver is told that a child reads a file, so that its options come where the driver would
/// have put them: `word` and then the name of the file. Where `spec` is not empty, that file is one
/// for -specs=, which holds `spec`, the name of the response file, and `spec_end`. Both files are
/// named by what their names end in.
struct Way {
  Child child;
  std::string_view word;
  std::string_view ending;
  std::string_view spec = {};
  std::string_view spec_end = {};
  std::string_view spec_ending = {};
  std::string_view path_refuses = {};  // bytes that the file's own name must not hold
  std::string_view dialect = "gnu";
};

/// An option of a driver that a child reads; `name` is what the child calls it.
struct DriverOption {
  std::string_view option;  // as it begins
  std::string_view name;
  Child child = Child::preprocessor;
  std::optional<Child> also = {};  // another child that reads it, each in a file of its own
};

/// Where the options of a driver go that count against its inner limit.
struct Router {
  std::span<const DriverOption> options;
  std::span<const std::string_view> with_value;  // others, whose value is the next word
  std::span<const Way> ways;
  std::span<const Way> host_ways = {};  // instead, where all sources are the host compiler's
  bool splits_values = false;           // at commas, and a backslash escapes: nvcc
  bool refuses_others = false;          // sources of languages whose options go another way
  bool refuses_long_options = false;    // of gcc, which spell the same options in other ways
  bool refuses_specs = false;           // files of the caller's own for -specs=
};

extern const Router kGccRouter;       // gcc, g++: -I and -D to cc1, -I to as, -L to ld
extern const Router kCompilerRouter;  // cc, c++: the same as far as clang takes it too
extern const Router kFortranRouter;   // gfortran, gdc
extern const Router kNvccRouter;

/// The arguments of a driver, divided by who reads them; each part in its old order.
struct Routed {
  std::span<const Way> ways;
  ArgumentList driver = {};
  std::array<ArgumentList, kChildren.size()> children = {};  // in the order of kChildren
};

/// Divides `arguments`: those of each child that `router` has a way to, spelled for the child, and
/// the rest. Fails on an option that is more to the driver than to the child.
Result<Routed> route(std::span<const std::string_view> arguments, const Router& router);

/// What `arguments` weigh against the inner limit: every option in quotes, one blank between two.
/// Inputs, and what goes to the linker as it stands, weigh nothing.
std::size_t options_cost(std::span<const std::string_view> arguments, const Router& router);

}  // namespace rspkit

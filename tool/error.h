// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <tl/expected.hpp>

namespace rspkit {

/// Whose fault something was; the shell turns it into an exit status.
enum class Fault {
  input,         // what was to be read, written or run
  call,          // how rspkit was called
  internal,      // rspkit itself
  not_found,     // the program to run is not there
  not_runnable,  // it is, and cannot be run
  too_long,      // the system calls its command too long
};

/// Whether something stopped, or went on all the same.
enum class Severity { error, warning };

/// Why something was refused, and where. The core fills this in; the shell renders it.
struct Error {
  static constexpr std::size_t kNoOffset = static_cast<std::size_t>(-1);

  std::string message;             // lower case, no final period, names the value
  std::size_t offset = kNoOffset;  // byte in the text or argument that was looked at
  std::string note = {};           // the way out, if there is one
  Fault fault = Fault::input;
  Severity severity = Severity::error;
  bool has_place = false;  // the message begins with file, line and column
};

template <class Value>
using Result = tl::expected<Value, Error>;

/// The failure half of a Result: `return refuse({.message = "..."});`
inline tl::unexpected<Error> refuse(Error error) {
  return tl::unexpected<Error>(std::move(error));
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "limit.h"

namespace rspkit {

/// What a command carries besides its words when it is started.
struct Surroundings {
  std::size_t environment_bytes = 0;  // every NAME=VALUE with its NUL
  std::size_t environment_count = 0;
  std::size_t path_bytes = 0;  // of the program's file, without a NUL
};

/// What `words` weigh by `measure`; see `Measure` for the units.
std::size_t cost(std::span<const std::string_view> words, Measure measure,
                 const Surroundings& surroundings);

/// A limit that a command passes.
struct Excess {
  Limit limit;
  std::size_t cost = 0;
};

/// What a measure counts, for a message.
std::string_view unit_of(Measure measure);

/// What is passed and by how much, for a message: "its command takes 12 bytes where limit NAME
/// allows 10".
std::string describe(const Excess& excess);

/// The first limit that `words` pass, or none: then the command fits.
std::optional<Excess> find_excess(std::span<const std::string_view> words,
                                  std::span<const Limit> limits, const Surroundings& surroundings);

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

namespace rspkit {

/// The operating system that a program runs on; it decides how some programs read and what fits.
enum class Host { linux, macos, windows };

std::string_view to_string(Host host);

/// The host called `linux`, `macos` or `windows`; none for another name.
std::optional<Host> find_host(std::string_view name);

/// The host that rspkit was built for.
Host this_host();

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include "host.h"

#include <array>

namespace rspkit {
namespace {

struct Row {
  Host host;
  std::string_view name;
};

constexpr std::array kHosts{
    Row{Host::linux, "linux"},
    Row{Host::macos, "macos"},
    Row{Host::windows, "windows"},
};

}  // namespace

std::string_view to_string(Host host) {
  return kHosts.at(static_cast<std::size_t>(host)).name;
}

std::optional<Host> find_host(std::string_view name) {
  for (const Row& row : kHosts) {
    if (row.name == name) return row.host;
  }
  return std::nullopt;
}

Host this_host() {
#if defined(_WIN32)
  return Host::windows;
#elif defined(__APPLE__)
  return Host::macos;
#else
  return Host::linux;
#endif
}

}  // namespace rspkit

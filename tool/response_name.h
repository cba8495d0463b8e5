// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace rspkit {

/// The name of the response file of a command without --rsp: the program's, and a hash of program,
/// directory and content. Equal commands get equal names, so that compiler caches still hit.
std::string response_name(std::string_view program, std::string_view directory,
                          std::string_view content);

}  // namespace rspkit

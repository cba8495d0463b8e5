// SPDX-License-Identifier: MIT
#include "response_name.h"

#include <fmt/format.h>
#include <xxhash.h>

#include <array>

#include "byte_set.h"
#include "program.h"

namespace rspkit {
namespace {

constexpr std::size_t kLongestStem = 40;
constexpr ByteSet kInNames("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.+-");

std::string stem_of(std::string_view program) {
  std::string stem(file_name(program).substr(0, kLongestStem));
  for (char& c : stem) c = kInNames.has(c) ? c : '_';
  return stem;
}

XXH128_hash_t hash_of(std::string_view text) {
  return XXH3_128bits(text.data(), text.size());
}

}  // namespace

std::string response_name(std::string_view program, std::string_view directory,
                          std::string_view content) {
  const std::array parts{hash_of(program), hash_of(directory), hash_of(content)};
  const XXH128_hash_t all = XXH3_128bits(parts.data(), sizeof(parts));
  return fmt::format("{}-{:016x}{:016x}.rsp", stem_of(program), all.high64, all.low64);
}

}  // namespace rspkit

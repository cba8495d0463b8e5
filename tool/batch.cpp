// SPDX-License-Identifier: MIT
#include "batch.h"

#include <fmt/format.h>

#include <algorithm>

#include "place.h"
#include "program.h"

namespace rspkit {
namespace {

bool fits(const Batch& batch, const Job& job) {
  const std::vector<std::string_view> words = words_of(batch, job);
  return !find_excess(words, job.limits, job.surroundings);
}

// The largest size that fits from `begin` on: doubled while it does, then found between.
std::size_t largest_size(std::size_t begin, const Job& job) {
  const std::size_t rest = job.list_size - begin;
  std::size_t good = 0;
  std::size_t next = 1;
  while (good < rest && fits({begin, std::min(next, rest)}, job)) {
    good = std::min(next, rest);
    next = 2 * good;
  }
  std::size_t bad = std::min(next, rest + 1);
  while (good + 1 < bad) {
    const std::size_t middle = good + (bad - good) / 2;
    (fits({begin, middle}, job) ? good : bad) = middle;
  }
  return good;
}

Error too_long(std::size_t index, const Job& job) {
  const std::string_view argument = job.words[job.list_begin + index];
  const auto excess = find_excess(words_of({index, 1}, job), job.limits, job.surroundings);
  return with_argument(
      {.message = fmt::format("{} does not fit even with this argument alone: {}",
                              file_name(job.words.at(job.leading - 1)), describe(*excess))},
      index, argument);
}

}  // namespace

Result<std::vector<Batch>> plan_batches(const Job& job) {
  std::vector<Batch> batches;
  for (std::size_t begin = 0; begin < job.list_size;) {
    const std::size_t size = largest_size(begin, job);
    if (size == 0) return refuse(too_long(begin, job));
    batches.push_back({begin, size});
    begin += size;
  }
  return batches;
}

std::vector<std::string_view> words_of(const Batch& batch, const Job& job) {
  const auto list = job.words.begin() + static_cast<std::ptrdiff_t>(job.list_begin);
  const auto end = list + static_cast<std::ptrdiff_t>(job.list_size);
  const auto first = list + static_cast<std::ptrdiff_t>(batch.begin);
  std::vector<std::string_view> words(job.words.begin(), list);
  words.insert(words.end(), first, first + static_cast<std::ptrdiff_t>(batch.size));
  words.insert(words.end(), end, job.words.end());
  return words;
}

}  // namespace rspkit

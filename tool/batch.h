// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "error.h"
#include "plan.h"

namespace rspkit {

/// A part of a job's list, as much of it as one run takes.
struct Batch {
  std::size_t begin = 0;  // in the list
  std::size_t size = 0;
};

/// Divides the list of `job` over as few runs as its limits allow, in order; an empty list is no
/// run. Fails on an argument that does not fit even alone.
Result<std::vector<Batch>> plan_batches(const Job& job);

/// The words of the run for `batch`.
std::vector<std::string_view> words_of(const Batch& batch, const Job& job);

}  // namespace rspkit

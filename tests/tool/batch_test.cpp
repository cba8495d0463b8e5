// SPDX-License-Identifier: MIT
#include "batch.h"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include "show.h"

namespace rspkit {
namespace {

// `tool LIST end` with room for `room` bytes.
Job job_of(std::vector<std::string_view> list, std::size_t room) {
  Job job{.words = {"tool"}, .list_begin = 1, .list_size = list.size()};
  job.words.insert(job.words.end(), list.begin(), list.end());
  job.words.emplace_back("end");
  job.limits = {{"room", Measure::text, room}};
  return job;
}

std::string divided(const Job& job) {
  const Result<std::vector<Batch>> batches = plan_batches(job);
  if (!batches) return show(batches.error());
  std::string text;
  for (const Batch& batch : *batches) text += show(words_of(batch, job)) + " ";
  return text;
}

TEST_CASE("batch: each run takes as much of the list as fits") {
  CHECK(divided(job_of({"a", "b", "c", "d", "e"}, 12)) ==
        "[tool][a][b][end] [tool][c][d][end] [tool][e][end] ");
  CHECK(divided(job_of({"a", "b", "c", "d", "e"}, 13)) ==
        "[tool][a][b][end] [tool][c][d][end] [tool][e][end] ");
  CHECK(divided(job_of({"a", "b", "c", "d", "e"}, 18)) == "[tool][a][b][c][d][e][end] ");
  CHECK(divided(job_of({"a", "bbbb", "c", "", "e"}, 13)) ==
        "[tool][a][end] [tool][bbbb][end] [tool][c][][e][end] ");
}

TEST_CASE("batch: an empty list is no run") {
  CHECK(divided(job_of({}, 1)).empty());
}

TEST_CASE("batch: an argument that never fits is named") {
  CHECK(divided(job_of({"a", "long", "c"}, 12)) ==
        "!argument 2, 'long': tool does not fit even with this argument alone: its command takes "
        "13 bytes where limit room allows 12");
}

TEST_CASE("batch: every list is divided into the largest parts that fit") {
  for (std::size_t count = 1; count < 40; ++count) {
    for (std::size_t room = 10; room < 60; ++room) {
      const Job job = job_of(std::vector<std::string_view>(count, "x"), room);
      const std::size_t most = (room - 8) / 2;  // "tool end", and two bytes for each x
      const Result<std::vector<Batch>> batches = plan_batches(job);
      REQUIRE(batches);
      std::size_t begin = 0;
      for (const Batch& batch : *batches) {
        CHECK(batch.begin == begin);
        CHECK(batch.size == std::min(most, count - begin));
        begin += batch.size;
      }
      CHECK(begin == count);
    }
  }
}

}  // namespace
}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "file.h"
#include "visible.h"

namespace rspkit {
namespace {

constexpr int kMostAttempts = 1000;

// Whether the open file is still the one that the path names.
bool is_at(int descriptor, const std::string& path) {
  struct stat open_file {};
  struct stat named {};
  return ::fstat(descriptor, &open_file) == 0 && ::lstat(path.c_str(), &named) == 0 &&
         open_file.st_ino == named.st_ino && open_file.st_dev == named.st_dev;
}

tl::unexpected<Error> refuse_directory(const std::string& path, std::string_view why) {
  return refuse(
      {.message = fmt::format("cannot use {} for response files: {}", visible_path(path), why),
       .note = "set TMPDIR to a directory of yours, or name the file with --rsp"});
}

// A shared lock on the file at `path`, if it is there and stays there.
Result<std::optional<int>> join(const std::string& path, std::string_view bytes) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0 && errno == ENOENT) return std::nullopt;
  if (file < 0) return refuse_directory(path, std::generic_category().message(errno));
  const bool is_joined = ::flock(file, LOCK_SH) == 0 && is_at(file, path);
  const Result<std::string> content = is_joined ? read_file(path) : Result<std::string>();
  if (is_joined && content && *content == bytes) return file;
  // Its name is made from its content: a file with another one was tampered with.
  if (is_joined) ::unlink(path.c_str());
  ::close(file);
  return std::nullopt;
}

// The file at `path`, joined where another process made it, else made, and locked before anyone can
// see it. It is never replaced: another process may be using it.
Result<std::optional<int>> join_or_make(const std::string& path, std::string_view bytes) {
  Result<std::optional<int>> joined = join(path, bytes);
  if (!joined || *joined) return joined;
  Result<Replacement> file = Replacement::open(path, Access::owner_only);
  if (!file) return refuse(file.error());
  if (const Result<void> written = file->write(bytes); !written) return refuse(written.error());
  if (::flock(file->descriptor(), LOCK_SH) != 0) return std::nullopt;
  return file->publish_new();
}

}  // namespace

std::string private_directory_path() {
  const char* const given = std::getenv("TMPDIR");
  const std::string parent = given == nullptr || *given == '\0' ? "/tmp" : given;
  return fmt::format("{}/rspkit-{}", parent, ::geteuid());
}

Result<std::string> private_directory() {
  std::string path = private_directory_path();
  if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST) {
    return refuse_directory(path, std::generic_category().message(errno));
  }
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) {
    return refuse_directory(path, std::generic_category().message(errno));
  }
  if (!S_ISDIR(status.st_mode)) return refuse_directory(path, "it is no directory");
  if (status.st_uid != ::geteuid()) return refuse_directory(path, "it belongs to another user");
  if ((status.st_mode & 077U) != 0) return refuse_directory(path, "others may enter it");
  return path;
}

Result<SharedFile> SharedFile::publish(const std::string& name, std::string_view bytes) {
  const Result<std::string> directory = private_directory();
  if (!directory) return refuse(directory.error());
  std::string path = *directory + "/" + name;
  for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
    const Result<std::optional<int>> lock = join_or_make(path, bytes);
    if (!lock) return refuse(lock.error());
    if (*lock) return SharedFile(std::move(path), **lock);
  }
  return refuse_directory(path, "other processes keep removing it");
}

SharedFile::SharedFile(SharedFile&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

SharedFile::~SharedFile() {
  if (lock_ >= 0) ::close(lock_);
}

// Only the last user can turn its shared lock into an exclusive one. Giving up the shared lock for
// that takes a moment in which another process may do the same, hence the second look.
void SharedFile::remove() {
  const bool is_last = ::flock(lock_, LOCK_EX | LOCK_NB) == 0 && is_at(lock_, path_);
  if (is_last) ::unlink(path_.c_str());
}

}  // namespace rspkit

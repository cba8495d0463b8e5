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
  return refuse({.message = fmt::format("cannot use {} for response files: {}", visible(path), why),
                 .note = "set TMPDIR to a directory of yours, or name the file with --rsp"});
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
    if (const Result<void> written = write_file(path, bytes, Access::owner_only); !written) {
      return refuse(written.error());
    }
    const int lock = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (lock < 0 && errno != ENOENT) {
      return refuse_directory(path, std::generic_category().message(errno));
    }
    if (lock < 0) continue;  // removed by another process that was done with it
    if (::flock(lock, LOCK_SH) == 0 && is_at(lock, path)) return SharedFile(std::move(path), lock);
    ::close(lock);
  }
  return refuse_directory(path, "other processes keep removing it");
}

SharedFile::SharedFile(SharedFile&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

SharedFile::~SharedFile() {
  if (lock_ >= 0) ::close(lock_);
}

// Only the last user can turn its shared lock into an exclusive one.
void SharedFile::remove() {
  if (::flock(lock_, LOCK_EX | LOCK_NB) == 0) ::unlink(path_.c_str());
}

}  // namespace rspkit

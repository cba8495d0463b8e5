// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <filesystem>
#include <system_error>
#include <utility>

#include "file.h"
#include "visible.h"

namespace rspkit {
namespace {

std::string system_message(int code) {
  return std::generic_category().message(code);
}

tl::unexpected<Error> refuse_file(std::string_view verb, std::string_view path, int code,
                                  std::string note = "") {
  return refuse(
      {.message = fmt::format("cannot {} {}: {}", verb, visible_path(path), system_message(code)),
       .note = std::move(note)});
}

// Closes a descriptor that nobody else will.
class Descriptor {
 public:
  explicit Descriptor(int value) : value_(value) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (value_ > 2) ::close(value_);
  }
  [[nodiscard]] int value() const { return value_; }

 private:
  int value_;
};

int open_retrying(const std::string& path, int flags, mode_t mode = 0) {
  int descriptor = -1;
  do {
    descriptor = ::open(path.c_str(), flags | O_CLOEXEC, mode);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

Result<std::string> read_all(int descriptor, std::string_view path) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) return refuse_file("read", path, errno);
  if (S_ISDIR(status.st_mode)) return refuse_file("read", path, EISDIR);
  constexpr std::size_t kBlock = 1U << 16U;
  std::string bytes;
  std::size_t size = 0;
  // One byte more than the file's size, so that the end is seen without a second block.
  bytes.resize(S_ISREG(status.st_mode) ? static_cast<std::size_t>(status.st_size) + 1 : kBlock);
  for (;;) {
    const ssize_t count = ::read(descriptor, bytes.data() + size, bytes.size() - size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return refuse_file("read", path, errno);
    if (count == 0) break;
    size += static_cast<std::size_t>(count);
    if (size == bytes.size()) bytes.resize(2 * size);
  }
  bytes.resize(size);
  return bytes;
}

// 0 or an errno value.
int write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
  return 0;
}

bool holds(const std::string& path, std::string_view bytes) {
  struct stat status {};
  const bool same_size = ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) &&
                         static_cast<std::size_t>(status.st_size) == bytes.size();
  if (!same_size) return false;
  const Descriptor file(open_retrying(path, O_RDONLY));
  if (file.value() < 0) return false;
  const Result<std::string> content = read_all(file.value(), path);
  return content && *content == bytes;
}

// What to put before a name so that it lies beside `path`.
std::string directory_of(const std::string& path) {
  return path.substr(0, path.rfind('/') + 1);  // npos + 1 is 0
}

// The file behind links, there or not, so that they stay and it is replaced. A ring of links never
// gets here.
std::string behind_links(std::string path) {
  std::array<char, PATH_MAX> target{};
  for (;;) {
    const ssize_t size = ::readlink(path.c_str(), target.data(), target.size());
    if (size < 0) return path;
    const std::string_view text(target.data(), static_cast<std::size_t>(size));
    path = (text.starts_with('/') ? "" : directory_of(path)).append(text);
  }
}

// Whether what is to hold `path` is not there.
bool is_missing_directory(const std::string& path) {
  struct stat status {};
  const std::string directory = directory_of(path);
  return !directory.empty() && ::stat(directory.c_str(), &status) != 0 && errno == ENOENT;
}

// Where it is missing; what else is wrong shows when the file is opened.
void make_directory_of(const std::string& path) {
  struct stat status {};
  const bool is_missing = ::stat(path.c_str(), &status) != 0 && errno == ENOENT;
  if (!is_missing || path.ends_with('/')) return;
  const std::filesystem::path place = behind_links(path);
  std::error_code failure;
  std::filesystem::create_directories(place.parent_path(), failure);
}

}  // namespace

Result<std::string> read_file(const std::string& path) {
  const Descriptor file(path == "-" ? STDIN_FILENO : open_retrying(path, O_RDONLY));
  if (file.value() < 0) return refuse_file("read", path, errno);
  return read_all(file.value(), path);
}

Result<std::optional<std::string>> read_file_if_there(const std::string& path) {
  const Descriptor file(open_retrying(path, O_RDONLY));
  if (file.value() < 0 && (errno == ENOENT || errno == ENOTDIR)) return std::nullopt;
  if (file.value() < 0) return refuse_file("read", path, errno);
  return read_all(file.value(), path);
}

Result<void> write_file(const std::string& path, std::string_view bytes, Access access) {
  if (path == "-") {
    const int code = write_all(STDOUT_FILENO, bytes);
    if (code == 0) return {};
    return refuse({.message = "cannot write standard output: " + system_message(code)});
  }
  if (holds(path, bytes)) return {};
  make_directory_of(path);
  Result<Replacement> file = Replacement::open(path, access);
  if (!file) return refuse(file.error());
  return file->write(bytes).and_then([&] { return file->publish(); });
}

Result<Replacement> Replacement::open(const std::string& target, Access access) {
  struct stat status {};
  const bool exists = ::stat(target.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) return refuse_file("write", target, errno);
  if (target.empty()) return refuse_file("write", target, ENOENT);
  if (exists && S_ISDIR(status.st_mode)) return refuse_file("write", target, EISDIR);
  if (exists && !S_ISREG(status.st_mode)) {
    const int descriptor = open_retrying(target, O_WRONLY);
    if (descriptor < 0) return refuse_file("write", target, errno);
    return Replacement(target, "", descriptor);
  }
  const std::string place = behind_links(target);
  const mode_t mode = access == Access::owner_only ? 0600 : 0666;
  for (int attempt = 0;; ++attempt) {
    std::string path = fmt::format("{}.rspkit-{}-{}", directory_of(place), ::getpid(), attempt);
    const int descriptor = open_retrying(path, O_WRONLY | O_CREAT | O_EXCL, mode);
    if (descriptor < 0 && errno == EEXIST) continue;  // left by a process that was killed
    if (descriptor < 0) {
      const int code = errno;
      return refuse_file("write", target, code,
                         is_missing_directory(place) ? "make its directory first" : "");
    }
    Replacement replacement(place, std::move(path), descriptor);
    if (exists && ::fchmod(descriptor, status.st_mode & 07777U) != 0) {
      return refuse_file("write", target, errno);
    }
    return replacement;
  }
}

Replacement::Replacement(Replacement&& other) noexcept
    : target_(std::move(other.target_)),
      path_(std::exchange(other.path_, "")),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

Replacement::~Replacement() {
  if (descriptor_ >= 0) ::close(descriptor_);
  if (!path_.empty()) ::unlink(path_.c_str());
}

Result<void> Replacement::write(std::string_view bytes) {
  const int code = write_all(descriptor_, bytes);
  if (code != 0) return refuse_file("write", target_, code);
  return {};
}

Result<std::optional<int>> Replacement::publish_new() {
  const int code = ::link(path_.c_str(), target_.c_str()) == 0 ? 0 : errno;
  if (code == EEXIST) return std::nullopt;
  if (code != 0) return refuse_file("write", target_, code);
  return std::exchange(descriptor_, -1);
}

Result<void> Replacement::publish() {
  // Some file systems report a full disk only here.
  if (::close(std::exchange(descriptor_, -1)) != 0) return refuse_file("write", target_, errno);
  if (path_.empty()) return {};
  if (::rename(path_.c_str(), target_.c_str()) != 0) return refuse_file("write", target_, errno);
  path_.clear();
  return {};
}

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "error.h"

namespace rspkit {

/// Who may read a new file.
enum class Access { usual, owner_only };

/// The content of `path`; `-` is standard input. Fails where it is missing, a directory or cannot
/// be read.
Result<std::string> read_file(const std::string& path);

/// The content of `path`, or nothing where there is no such file.
Result<std::optional<std::string>> read_file_if_there(const std::string& path);

/// Makes `bytes` the content of `path`; `-` is standard output.
///
/// A file that holds them already is not touched. Another one is replaced in one step and keeps its
/// mode: a reader sees the old file or the new one, and after a failure the old one. What is no
/// regular file (a device, a pipe) is written in place.
Result<void> write_file(const std::string& path, std::string_view bytes,
                        Access access = Access::usual);

/// An open file that replaces `target` only when `publish` is called; else it goes away unseen.
class Replacement {
 public:
  static Result<Replacement> open(const std::string& target, Access access = Access::usual);
  Replacement(Replacement&& other) noexcept;
  Replacement& operator=(Replacement&&) = delete;
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;
  ~Replacement();

  [[nodiscard]] int descriptor() const { return descriptor_; }
  Result<void> write(std::string_view bytes);

  /// Puts the file in the target's place, or in an empty one.
  Result<void> publish();

  /// Puts the file in the target's place if that is empty, and gives its descriptor, still open;
  /// nothing where a file is there already.
  Result<std::optional<int>> publish_new();

 private:
  Replacement(std::string target, std::string path, int descriptor)
      : target_(std::move(target)), path_(std::move(path)), descriptor_(descriptor) {}

  std::string target_;
  std::string path_;  // empty: the target is written in place
  int descriptor_;
};

/// A response file in the private directory, shared by all rspkit processes that need the same
/// content at the same time; the last of them removes it.
class SharedFile {
 public:
  static Result<SharedFile> publish(const std::string& name, std::string_view bytes);
  SharedFile(SharedFile&& other) noexcept;
  SharedFile& operator=(SharedFile&&) = delete;
  SharedFile(const SharedFile&) = delete;
  SharedFile& operator=(const SharedFile&) = delete;
  ~SharedFile();

  [[nodiscard]] const std::string& path() const { return path_; }

  /// Removes the file unless another process still uses it.
  void remove();

 private:
  SharedFile(std::string path, int lock) : path_(std::move(path)), lock_(lock) {}

  std::string path_;
  int lock_;  // a shared lock on the file, held while it is in use
};

/// The directory under TMPDIR (else /tmp) that only this user can enter; made where it is missing.
/// Fails where it belongs to somebody else, is a link, or is open to others.
Result<std::string> private_directory();

/// The same path without making anything.
std::string private_directory_path();

}  // namespace rspkit

// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "process.h"
#include "visible.h"

extern char** environ;  // NOLINT: POSIX declares it nowhere

namespace rspkit {
namespace {

constexpr std::array kPassedOn{SIGTERM, SIGHUP};
constexpr std::array kFromTerminal{SIGINT, SIGQUIT};

Error start_error(std::string_view program, int code) {
  Fault fault = Fault::not_runnable;
  if (code == ENOENT || code == ENOTDIR) fault = Fault::not_found;
  if (code == E2BIG) fault = Fault::too_long;
  const bool is_on_path = program.find('/') == program.npos;
  if (is_on_path && code == ENOENT) {
    return {.message = fmt::format("cannot find {} on PATH", visible_path(program)),
            .fault = fault};
  }
  return {.message = fmt::format("cannot run {}: {}", visible_path(program),
                                 std::generic_category().message(code)),
          .note = code == E2BIG ? "the environment counts too; rspkit list limits shows the limits"
                                : "",
          .fault = fault};
}

// The file at `path` was there a moment ago: what is missing is what runs it.
Error exec_error(std::string_view path, int code) {
  Error error = start_error(path, code);
  if (code == ENOENT) error.message += ", as it seems its interpreter";
  return error;
}

std::vector<char*> pointers_to(const std::vector<std::string>& words) {
  std::vector<char*> pointers;
  pointers.reserve(words.size() + 1);
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  return pointers;
}

// 0, or why `path` cannot be run: an errno value.
int executable_fault(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return errno;
  if (S_ISDIR(status.st_mode) || ::access(path.c_str(), X_OK) != 0) return EACCES;
  return 0;
}

// Signals during the wait: those that are passed on and SIGCHLD are taken by sigwait, those of the
// terminal are ignored here and not in the child.
class WaitingSignals {
 public:
  WaitingSignals() {
    sigemptyset(&waited_);
    sigaddset(&waited_, SIGCHLD);
    for (const int signal : kPassedOn) sigaddset(&waited_, signal);
    sigprocmask(SIG_BLOCK, &waited_, &before_);
    struct sigaction notice {};
    notice.sa_handler = [](int) {};  // an ignored SIGCHLD would never be delivered
    sigaction(SIGCHLD, &notice, &old_child_);
    sigemptyset(&restored_);
    for (std::size_t i = 0; i < kFromTerminal.size(); ++i) {
      struct sigaction ignore {};
      ignore.sa_handler = SIG_IGN;
      sigaction(kFromTerminal.at(i), &ignore, &old_.at(i));
      if (old_.at(i).sa_handler != SIG_IGN) sigaddset(&restored_, kFromTerminal.at(i));
    }
  }
  WaitingSignals(const WaitingSignals&) = delete;
  WaitingSignals& operator=(const WaitingSignals&) = delete;
  ~WaitingSignals() {
    for (std::size_t i = 0; i < kFromTerminal.size(); ++i) {
      sigaction(kFromTerminal.at(i), &old_.at(i), nullptr);
    }
    sigaction(SIGCHLD, &old_child_, nullptr);
    sigprocmask(SIG_SETMASK, &before_, nullptr);
  }

  void set_for_child(posix_spawnattr_t* attributes) const {
    posix_spawnattr_setsigmask(attributes, &before_);
    posix_spawnattr_setsigdefault(attributes, &restored_);
    posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  }

  // Waits for the end of `child`, passing signals on to it.
  [[nodiscard]] int wait_for(pid_t child) const {
    for (;;) {
      int status = 0;
      if (::waitpid(child, &status, WNOHANG) == child) return status;
      int signal = 0;
      sigwait(&waited_, &signal);
      if (signal != SIGCHLD) ::kill(child, signal);
    }
  }

 private:
  sigset_t waited_{};
  sigset_t before_{};
  sigset_t restored_{};  // back to their default in the child
  struct sigaction old_child_ {};
  std::array<struct sigaction, kFromTerminal.size()> old_{};
};

struct SpawnSettings {
  SpawnSettings() {
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_init(&actions);
  }
  SpawnSettings(const SpawnSettings&) = delete;
  SpawnSettings& operator=(const SpawnSettings&) = delete;
  ~SpawnSettings() {
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
  }
  posix_spawnattr_t attributes{};
  posix_spawn_file_actions_t actions{};
};

}  // namespace

Result<std::string> find_executable(std::string_view name) {
  std::string path(name);
  int fault = name.empty() ? ENOENT : executable_fault(path);
  if (name.find('/') != name.npos || name.empty()) {
    if (fault != 0) return refuse(start_error(name, fault));
    return path;
  }
  const char* const given = std::getenv("PATH");
  std::string_view rest = given == nullptr ? "/usr/local/bin:/usr/bin:/bin" : given;
  fault = ENOENT;
  for (;;) {
    const std::size_t end = std::min(rest.find(':'), rest.size());
    path = end == 0 ? "." : std::string(rest.substr(0, end));
    path.append("/").append(name);
    const int code = executable_fault(path);
    if (code == 0) return path;
    if (code == EACCES) fault = EACCES;  // as a shell does, look on for one that runs
    if (end == rest.size()) return refuse(start_error(name, fault));
    rest.remove_prefix(end + 1);
  }
}

Error replace_process(const std::string& path, const std::vector<std::string>& words,
                      Streams streams) {
  if (streams.input_is_empty) {
    const int empty = ::open("/dev/null", O_RDONLY);
    if (empty > STDIN_FILENO) {
      ::dup2(empty, STDIN_FILENO);
      ::close(empty);
    }
  }
  ::execve(path.c_str(), pointers_to(words).data(), environ);
  return exec_error(path, errno);
}

Result<Ended> run_process(const std::string& path, const std::vector<std::string>& words,
                          Streams streams) {
  const WaitingSignals signals;
  SpawnSettings settings;
  signals.set_for_child(&settings.attributes);
  if (streams.input_is_empty) {
    posix_spawn_file_actions_addopen(&settings.actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  }
  if (streams.output >= 0) {
    posix_spawn_file_actions_adddup2(&settings.actions, streams.output, STDOUT_FILENO);
  }
  pid_t child = 0;
  const int code = posix_spawn(&child, path.c_str(), &settings.actions, &settings.attributes,
                               pointers_to(words).data(), environ);
  if (code != 0) return refuse(exec_error(path, code));
  const int status = signals.wait_for(child);
  if (WIFSIGNALED(status)) return Ended{128 + WTERMSIG(status), WTERMSIG(status)};
  return Ended{WEXITSTATUS(status), std::nullopt};
}

void die_by(int signal) {
  const rlimit no_core{0, 0};  // the child wrote its own
  setrlimit(RLIMIT_CORE, &no_core);
  ::signal(signal, SIG_DFL);
  sigset_t only{};
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, nullptr);
  ::raise(signal);
}

std::string current_directory() {
  char* const path = ::getcwd(nullptr, 0);
  std::string directory = path == nullptr ? "" : path;
  std::free(path);
  return directory;
}

Machine this_machine() {
  Machine machine;
  machine.page_size = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
  rlimit stack{};
  if (getrlimit(RLIMIT_STACK, &stack) == 0) {
    machine.stack_size = stack.rlim_cur == RLIM_INFINITY ? Machine::kUnlimited
                                                         : static_cast<std::size_t>(stack.rlim_cur);
  }
  return machine;
}

Surroundings these_surroundings() {
  Surroundings surroundings;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    surroundings.environment_bytes += std::strlen(*entry) + 1;
    ++surroundings.environment_count;
  }
  return surroundings;
}

}  // namespace rspkit

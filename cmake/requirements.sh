#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Checks that what this project needs is installed; run it with --help.
set -eu

usage() {
  cat <<'END'
Usage: cmake/requirements.sh [--install] build|sample|test|oracle

Checks what is needed to build rspkit, to run the samples too, or to run the tests too; or, for
oracle, the further programs that some tests ask how they read, and are skipped without.

  --install   install what is missing with apt-get, as root or through sudo
  --help      print this help

Exit status: 0 all is there, 1 something is missing, 2 wrong call.
END
}

# purpose  kind  what  Debian package; each purpose needs the rows of those before it as well.
requirements() {
  cat <<'END'
build   cmake    3.25               cmake
build   command  ninja              ninja-build
build   c++      20                 g++
build   header   fmt/format.h       libfmt-dev
build   header   CLI/App.hpp        libcli11-dev
build   header   tl/expected.hpp    libexpected-dev
build   header   nlohmann/json.hpp  nlohmann-json3-dev
build   header   xxhash.h           libxxhash-dev
sample  c        -                  gcc
sample  command  ar                 binutils
sample  command  nm                 binutils
sample  command  make               make
sample  command  python3            python3
test    header   doctest/doctest.h  doctest-dev
test    command  ccache             ccache
test    command  clang              clang
test    command  clang-format       clang-format
test    command  clang-tidy         clang-tidy
test    command  git                git
test    command  hyperfine          hyperfine
test    command  ld.lld             lld
test    command  lld-link           lld
test    command  llvm-nm            llvm
test    command  mold               mold
oracle  command  7z                 p7zip-full
oracle  command  clang-19           clang-19
oracle  command  g++                g++
oracle  command  gdc                gdc
oracle  command  gfortran           gfortran
oracle  command  hipcc              hipcc
oracle  command  javac              default-jdk-headless
oracle  command  ld.lld-19          lld-19
oracle  command  ld64.lld-14        lld-14
oracle  command  ldc2               ldc
oracle  command  llvm-nm-19         llvm-19
oracle  command  mcs                mono-mcs
oracle  command  moc                qtbase5-dev-tools
oracle  command  nasm               nasm
oracle  command  protoc             protobuf-compiler
oracle  command  rustc              rustc
oracle  command  tar                tar
oracle  command  tcc                tcc
oracle  command  wine               wine wine64
oracle  command  x86_64-w64-mingw32-g++-posix  g++-mingw-w64-x86-64-posix
oracle  command  xargs              findutils
END
}

main() {
  install=false
  install_failed=false
  purpose=
  for argument; do
    case $argument in
      --install) install=true ;;
      --help) usage; exit 0 ;;
      build | sample | test | oracle) purpose=$argument ;;
      *) wrong_call "unknown argument '$argument'" ;;
    esac
  done
  [ -n "$purpose" ] || wrong_call "say what for: build, sample, test or oracle"

  find_missing
  if [ -n "$packages" ] && $install; then
    install_packages || install_failed=true
    find_missing
  fi
  if [ -n "$missing" ]; then
    explain
    exit 1
  fi
}

wrong_call() {
  echo "requirements.sh: error: $1" >&2
  usage >&2
  exit 2
}

# Sets `missing`, one a line, and `packages`, which bring it.
find_missing() {
  missing=
  packages=
  while read -r row_purpose kind what package; do
    is_wanted "$row_purpose" || continue
    ! problem=$(check "$kind" "$what") || continue
    missing="$missing  $problem
"
    case " $packages " in
      *" $package "*) ;;
      *) packages="${packages:+$packages }$package" ;;
    esac
  done <<END
$(requirements)
END
}

is_wanted() {
  case $purpose-$1 in
    build-build | sample-build | sample-sample | oracle-*) return 0 ;;
    test-oracle) ;;
    test-*) return 0 ;;
  esac
  return 1
}

# Succeeds when the requirement is met, and says what is wrong when not.
check() {
  case $1 in
    command) is_command "$2" || { echo "$2 is not installed"; return 1; } ;;
    cmake) check_cmake "$2" ;;
    c++) check_cxx ;;
    c) check_c ;;
    header) check_header "$2" ;;
  esac
}

check_cmake() {
  version=$(cmake --version 2>/dev/null | sed -n 's/^cmake version \([0-9.]*\).*/\1/p') || :
  if [ -z "$version" ]; then
    echo "cmake is not installed"
    return 1
  elif ! echo "$version $1" | awk '{ split($1, is, "."); split($2, least, ".")
      exit !(is[1] > least[1] || (is[1] == least[1] && is[2] >= least[2])) }'; then
    echo "cmake is $version, $1 or newer is needed"
    return 1
  fi
}

# GCC 11 knows C++20, but not enough of it.
check_cxx() {
  if ! is_command "${CXX:-c++}"; then
    echo "a C++ compiler (${CXX:-c++}) is not installed"
    return 1
  elif ! preprocesses <<'END'
#include <span>
#if __cplusplus < 202002L || (defined(__GNUC__) && !defined(__clang__) && __GNUC__ < 12)
#error
#endif
END
  then
    echo "the C++ compiler ${CXX:-c++} is too old: C++20 is needed, as GCC 12 and Clang 14 have it"
    return 1
  fi
}

check_c() {
  is_command "${CC:-cc}" || { echo "a C compiler (${CC:-cc}) is not installed"; return 1; }
}

# CC and CXX may hold options too.
is_command() {
  command -v "${1%% *}" >/dev/null
}

# In the compiler's own search path.  Without apt-get CMake downloads the libraries.
check_header() {
  if command -v apt-get >/dev/null &&
    ! printf '#if !__has_include(<%s>)\n#error\n#endif\n' "$1" | preprocesses; then
    echo "the header $1 is not installed"
    return 1
  fi
}

preprocesses() {
  ${CXX:-c++} -std=c++20 -E -x c++ - >/dev/null 2>&1
}

install_packages() {
  sudo=
  if ! command -v apt-get >/dev/null; then
    return 1
  elif [ "$(id -u)" != 0 ]; then
    sudo=sudo
    command -v sudo >/dev/null || { echo "requirements.sh: there is no sudo" >&2; return 1; }
  fi
  # shellcheck disable=SC2086 # one word a package
  run_apt update && run_apt install -y --no-install-recommends $packages
}

run_apt() {
  echo "+ ${sudo:+sudo }apt-get $*"
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get -q "$@"
}

explain() {
  exec >&2
  echo "requirements.sh: error: what $purpose needs is not all there:"
  printf %s "$missing"
  if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get here. Install by hand what Debian calls $packages."
  elif $install_failed; then
    echo "apt-get did not succeed; see above. It is to install $packages."
  elif $install; then
    echo "apt-get has nothing newer. Get it from its makers, and put it first in PATH;"
    echo "CC and CXX can name other compilers."
  else
    echo "Run this again with --install, or as root"
    echo "  apt-get update && apt-get install --no-install-recommends $packages"
  fi
}

main "$@"

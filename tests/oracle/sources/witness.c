// SPDX-License-Identifier: MIT
// Preloaded into a program that stops at the first file that is missing: writes the name of every
// such file that it opens to WITNESS_FILE, and opens WITNESS_INSTEAD in its place.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// The last of the list stays missing, so that the program ends there.
static const char kLast[] = "last-of-list";

static const char* instead_of(const char* name) {
  if (syscall(SYS_access, name, F_OK) == 0) return name;
  const char* const log = getenv("WITNESS_FILE");
  const long fd = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0666);
  if (write((int)fd, name, strlen(name) + 1) < 0) abort();
  syscall(SYS_close, fd);
  return strcmp(name, kLast) == 0 ? name : getenv("WITNESS_INSTEAD");
}

static int is_input(int flags) {
  return (flags & (O_WRONLY | O_RDWR | O_CREAT)) == 0;
}

#define OPEN(name)                                                       \
  int name(const char* path, int flags, ...) {                           \
    va_list rest;                                                        \
    va_start(rest, flags);                                               \
    const int mode = va_arg(rest, int);                                  \
    va_end(rest);                                                        \
    int (*const real)(const char*, int, ...) = dlsym(RTLD_NEXT, #name);  \
    return real(is_input(flags) ? instead_of(path) : path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define FOPEN(name)                                                          \
  FILE* name(const char* path, const char* mode) {                           \
    FILE* (*const real)(const char*, const char*) = dlsym(RTLD_NEXT, #name); \
    return real(mode[0] == 'r' ? instead_of(path) : path, mode);             \
  }
FOPEN(fopen)
FOPEN(fopen64)

int access(const char* path, int mode) {
  int (*const real)(const char*, int) = dlsym(RTLD_NEXT, "access");
  return real(mode == F_OK ? instead_of(path) : path, mode);
}

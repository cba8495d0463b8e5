// SPDX-License-Identifier: MIT
// Reads command lines as programs for Windows do: command_line.exe LINES MAIN WIN32
//
// LINES holds them in UTF-8, each ended by a NUL byte. For each it starts itself, and main writes
// the arguments that it got to MAIN; what CommandLineToArgvW makes of them goes to WIN32.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include <shellapi.h>  // needs what windows.h declares

enum { kMost = 32767 };

static void die(const char* what) {
  fprintf(stderr, "command_line: %s failed, error %lu\n", what, GetLastError());
  exit(1);
}

static void append(FILE* file, const wchar_t* argument) {
  static char text[4 * kMost];
  const int size = WideCharToMultiByte(CP_UTF8, 0, argument, -1, text, sizeof text, NULL, NULL);
  if (size == 0) die("WideCharToMultiByte");
  fwrite(text, 1, (size_t)size, file);
}

// What is left out at the front is the name of the program, and of the file.
static void append_all(const wchar_t* path, int count, wchar_t** arguments, int left_out) {
  FILE* const file = _wfopen(path, L"ab");
  if (file == NULL) die("_wfopen");
  for (int i = left_out; i < count; ++i) append(file, arguments[i]);
  fclose(file);
}

static void start(wchar_t* line) {
  STARTUPINFOW startup = {.cb = sizeof startup};
  PROCESS_INFORMATION process;
  if (!CreateProcessW(NULL, line, NULL, NULL, FALSE, 0, NULL, NULL, &startup, &process)) {
    die("CreateProcessW");
  }
  WaitForSingleObject(process.hProcess, INFINITE);
  CloseHandle(process.hProcess);
  CloseHandle(process.hThread);
}

static void try_line(const char* text, const wchar_t* main_path, const wchar_t* win32_path) {
  static wchar_t line[kMost + 1];
  const int head = swprintf(line, kMost, L"command_line.exe --append %ls ", main_path);
  if (MultiByteToWideChar(CP_UTF8, 0, text, -1, line + head, kMost - head) == 0) {
    die("MultiByteToWideChar");
  }
  int count = 0;
  wchar_t** const arguments = CommandLineToArgvW(line, &count);
  if (arguments == NULL) die("CommandLineToArgvW");
  append_all(win32_path, count, arguments, 3);
  LocalFree(arguments);
  start(line);
}

static char* read_all(const wchar_t* path, size_t* size) {
  FILE* const file = _wfopen(path, L"rb");
  if (file == NULL) die("_wfopen");
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  char* const text = malloc(*size + 1);
  if (text == NULL || fread(text, 1, *size, file) != *size) die("fread");
  fclose(file);
  return text;
}

int wmain(int argc, wchar_t** argv) {
  if (argc >= 3 && wcscmp(argv[1], L"--append") == 0) {
    append_all(argv[2], argc, argv, 3);
    return 0;
  }
  if (argc != 4) return 2;
  size_t size = 0;
  char* const lines = read_all(argv[1], &size);
  for (size_t at = 0; at < size; at += strlen(lines + at) + 1) {
    try_line(lines + at, argv[2], argv[3]);
  }
  free(lines);
  return 0;
}

// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "file.h"
#include "visible.h"

namespace rspkit {
namespace {

// What follows the options, without the `--` in front of it.
Result<CommandLine> rest_of(const CLI::App& app) {
  CommandLine rest = app.remaining();
  const bool ends_at_command = app.get_prefix_command();
  const auto dashes = std::find(rest.begin(), rest.end(), "--");
  const bool starts_with_command = ends_at_command && dashes != rest.begin() && !rest.empty();
  const auto options_end = starts_with_command ? rest.begin() + 1 : dashes;
  const auto unknown = std::find_if(rest.begin(), options_end, [](const std::string& word) {
    return word.size() > 1 && word.starts_with('-');
  });
  if (unknown != options_end) {
    return refuse(
        {.message = fmt::format("unknown option {}", visible(*unknown)), .fault = Fault::call});
  }
  const bool is_ours = dashes != rest.end() && (!ends_at_command || dashes == rest.begin());
  if (is_ours) rest.erase(dashes);
  return rest;
}

std::string help_of(const CLI::App& app) {
  CLI::Formatter formatter;
  formatter.column_width(26);
  return app.get_description() + formatter.make_groups(&app, CLI::AppFormatMode::Normal) +
         app.get_footer();
}

}  // namespace

int report(const Error& error, std::string_view subcommand) {
  std::string text = error.has_place ? error.message : "rspkit: error: " + error.message;
  text += '\n';
  if (!error.note.empty()) {
    text += fmt::format("note: {}\n", error.note);
  } else if (error.fault == Fault::call) {
    text += fmt::format("note: rspkit {} --help shows the call\n", subcommand);
  }
  std::fwrite(text.data(), 1, text.size(), stderr);
  if (error.fault == Fault::internal) return kInternal;
  return error.fault == Fault::call ? kWrongCall : kRefused;
}

Result<std::optional<CommandLine>> parse(CLI::App& app, const CommandLine& line) {
  app.allow_windows_style_options(false);
  CommandLine words(line.rbegin(), line.rend() - 1);  // CLI11 takes them last one first
  try {
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    return write_file("-", help_of(app)).map([] { return std::optional<CommandLine>(); });
  } catch (const CLI::ParseError& error) {
    return refuse({.message = error.what(), .fault = Fault::call});
  }
  return rest_of(app);
}

int run_command(CLI::App& app, const CommandLine& line,
                const std::function<Result<void>(const CommandLine&)>& body) {
  const Result<std::optional<CommandLine>> words = parse(app, line);
  const Result<void> result = !words   ? Result<void>(refuse(words.error()))
                              : *words ? body(**words)
                                       : Result<void>();
  return result ? kDone : report(result.error(), app.get_name());
}

}  // namespace rspkit

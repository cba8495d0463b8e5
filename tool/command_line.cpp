// SPDX-License-Identifier: MIT
#include "command_line.h"

#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <cstdio>
#include <type_traits>

#include "file.h"
#include "visible.h"

namespace rspkit {
namespace {

// What follows the options, without the `--` in front of it.
Result<CommandLine> rest_of(CommandLine rest, Rest kind) {
  const auto dashes = std::find(rest.begin(), rest.end(), "--");
  const bool starts_with_command = kind == Rest::command && dashes != rest.begin() && !rest.empty();
  const auto options_end = starts_with_command ? rest.begin() + 1 : dashes;
  const auto unknown = std::find_if(rest.begin(), options_end, [](const std::string& word) {
    return word.size() > 1 && word.starts_with('-');
  });
  if (unknown != options_end) {
    return refuse(
        {.message = fmt::format("unknown option {}", visible(*unknown)), .fault = Fault::call});
  }
  const bool is_ours = dashes != rest.end() && !starts_with_command;
  if (is_ours) rest.erase(dashes);
  return rest;
}

void add_option(CLI::App& app, const Option& option) {
  const auto add = [&](auto* target) -> CLI::Option* {
    if constexpr (std::is_same_v<decltype(target), bool*>) {
      return app.add_flag(option.names, *target, option.help);
    } else {
      return app.add_option(option.names, *target, option.help)
          ->option_text(option.value)
          ->allow_extra_args(false);
    }
  };
  std::visit(add, option.target)->group(option.group);
}

std::string help_of(const CLI::App& app, const Syntax& syntax) {
  CLI::Formatter formatter;
  formatter.column_width(26);
  std::string groups = formatter.make_groups(&app, CLI::AppFormatMode::Normal);
  for (std::size_t at = groups.find("\n\n\n"); at != groups.npos; at = groups.find("\n\n\n")) {
    groups.erase(at, 1);
  }
  return syntax.usage + groups + syntax.examples;
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

Result<std::optional<CommandLine>> parse(const Syntax& syntax, const CommandLine& line) {
  CLI::App app("", syntax.name);
  app.allow_windows_style_options(false);
  app.set_help_flag("-h,--help", "print this help");
  app.allow_extras();
  app.prefix_command(syntax.rest == Rest::command);
  for (const Option& option : syntax.options) add_option(app, option);
  CommandLine words(line.rbegin(), line.rend() - 1);  // CLI11 takes them last one first
  try {
    app.parse(std::move(words));
  } catch (const CLI::CallForHelp&) {
    return write_file("-", help_of(app, syntax)).map([] { return std::optional<CommandLine>(); });
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string text = error.what();  // begins with the option's name
    return refuse(
        {.message = fmt::format("{} takes one value, once", text.substr(0, text.find(':'))),
         .fault = Fault::call});
  } catch (const CLI::ParseError& error) {
    return refuse({.message = error.what(), .fault = Fault::call});
  }
  return rest_of(app.remaining(), syntax.rest);
}

int run_command(const Syntax& syntax, const CommandLine& line,
                const std::function<Result<void>(const CommandLine&)>& body) {
  const Result<std::optional<CommandLine>> words = parse(syntax, line);
  const Result<void> result = !words   ? Result<void>(refuse(words.error()))
                              : *words ? body(**words)
                                       : Result<void>();
  return result ? kDone : report(result.error(), syntax.name);
}

}  // namespace rspkit

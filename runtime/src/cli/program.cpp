// Running a command, and reporting why it failed.
#include "cli/program.h"

#include <cstdio>
#include <new>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/files.h"
#include "cli/shared/inputs.h"
#include "lockstep/lockstep.h"

namespace lockstep::cli {

namespace {

constexpr const Command* kCommands[] = {
    &parse_command,   &select_command,  &xpath_command,      &text_command,    &markdown_command,
    &extract_command, &links_command,   &edit_command,       &rewrite_command, &sanitize_command,
    &format_command,  &check_command,   &validate_command,   &lsp_command,     &serve_command,
    &explain_command, &nesting_command, &editions_command,   &cases_command,   &sniff_command,
    &decode_command,  &encode_command,  &completion_command,
};

void append_row(std::string& out, std::string_view left, std::string_view right) {
  constexpr std::size_t kIndent = 2, kColumn = 28;
  out.append(kIndent, ' ').append(left);
  out.append(kIndent + left.size() < kColumn ? kColumn - kIndent - left.size() : 2, ' ');
  for (const char c : right) {
    out += c;
    if (c == '\n') out.append(kColumn, ' ');
  }
  out += '\n';
}

std::string general_help() {
  std::string out =
      "Usage: lockstep COMMAND [OPTION...]\n"
      "Parses HTML as the HTML Standard specifies.\n\nCommands:\n";
  for (const Command* command : kCommands) append_row(out, command->name, command->summary);
  append_row(out, "help [COMMAND]", "Show this help, or the help of a command.");
  out += "\nOptions:\n";
  append_row(out, "--help", "Show this help.");
  append_row(out, "--version", "Show the version and the editions of the Standard.");
  return out;
}

const Command& command_named(std::string_view name) {
  std::vector<std::string_view> known;
  for (const Command* command : kCommands) {
    if (command->name == name) return *command;
    known.push_back(command->name);
  }
  known.push_back("help");
  throw UsageError(unknown_word(name.starts_with('-') ? "option" : "command", name, known));
}

int help(std::span<const std::string_view> words) {
  if (words.empty() || words[0] == "help" || words[0] == "--help") {
    write_output(general_help());
  } else {
    write_output(help_of(command_named(words[0])));
  }
  return kSuccess;
}

int run(std::span<const std::string_view> words) {
  if (words.empty()) throw UsageError("no command given\n\n" + general_help());
  const std::string_view first = words[0];
  if (first == "help" || first == "--help" || first == "-h") return help(words.subspan(1));
  if (first == "--version") {
    std::string text = "lockstep " LOCKSTEP_VERSION ", HTML Standard edition ";
    text += edition_date(kDefaultEdition);
    for (const EditionInfo& info : editions())
      if (info.edition != kDefaultEdition) text.append(", also ").append(info.date);
    write_output(text + "\n");
    return kSuccess;
  }
  if (first.starts_with('-') && first != "-") {
    constexpr std::string_view kKnown[] = {"--help", "--version"};
    throw UsageError(unknown_word("option", first, kKnown) + "; other options follow a command");
  }
  const Command& command = command_named(first);
  const Arguments arguments(command, words.subspan(1));
  if (arguments.help()) {
    write_output(help_of(command));
    return kSuccess;
  }
  return command.run(arguments);
}

int report(std::string_view who, std::string_view message, int code) {
  std::string text = "lockstep";
  if (!who.empty()) text.append(" ").append(who);
  text.append(": ").append(message);
  if (text.back() != '\n') text += '\n';
  std::fwrite(text.data(), 1, text.size(), stderr);
  return code;
}

}  // namespace

std::span<const Command* const> all_commands() { return kCommands; }

std::string help_of(const Command& command) {
  std::string out = std::string("Usage: lockstep ").append(command.name).append(" [OPTION...]");
  if (!command.operand.empty()) out.append(" ").append(command.operand);
  out.append("\n").append(command.details).append("\nOptions:\n");
  for (const Option& option : command.options) {
    std::string left;
    if (option.letter != '\0') left.append("-").append(1, option.letter).append(", ");
    left.append(option.name);
    if (!option.value.empty()) left.append("=").append(option.value);
    append_row(out, left, option.help);
  }
  append_row(out, "--help", "Show this help.");
  if (!command.members.empty()) out += "\nMembers of a case that set options:\n";
  for (const Option& member : command.members) append_row(out, member.name, member.help);
  out += '\n';
  for (const Option& option : command.options)
    if (std::string_view(option.name) == kFilesFromOption.name) out.append(kInputsHelp).append("\n");
  return out.append(command.epilogue);
}

int run_program(std::span<const std::string_view> words) {
  std::string_view who;
  use_binary_streams();
  occupy_closed_streams();
  for (const Command* command : kCommands)
    if (!words.empty() && words[0] == command->name) who = command->name;
  try {
    return run(words);
  } catch (const UsageError& error) {
    report(who, error.what(), kBadUse);
    if (!who.empty()) std::fprintf(stderr, "See 'lockstep help %s'.\n", std::string(who).c_str());
    return kBadUse;
  } catch (const Failure& error) {
    return report(who, error.what(), kFailure);
  } catch (const OutputFailure& error) {
    return *error.what() == '\0' ? int{kFailure} : report(who, error.what(), kFailure);
  } catch (const std::bad_alloc&) {
    return report(who, "out of memory", kFailure);
  } catch (const std::length_error&) {
    return report(who, "out of memory", kFailure);
  }
}

}  // namespace lockstep::cli

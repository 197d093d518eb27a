// lockstep completion: scripts that complete the command line, generated from the commands' tables.

#include <string>
#include <string_view>
#include <vector>

#include "cli/shared/arguments.h"
#include "cli/shared/command.h"
#include "cli/shared/files.h"
#include "cli/shared/inputs.h"
#include "lockstep/edition.h"

namespace lockstep::cli {

namespace completion_parts {
namespace {

constexpr std::string_view kDetails =
    "Prints a script that completes commands, options and values in a shell.\n";

constexpr std::string_view kEpilogue =
    R"(Installing lockstep also installs these scripts. To load one without installing lockstep:

  bash   source <(lockstep completion bash)           in ~/.bashrc
  zsh    source <(lockstep completion zsh)            in ~/.zshrc, after compinit
  fish   lockstep completion fish | source            in ~/.config/fish/config.fish

Exit code: 0 on success; 2 for incorrect usage.
)";

constexpr std::string_view kShells = "bash|zsh|fish";
constexpr Option kHelp = {"--help", "", "Show this help."};

// Returns the words that an option's value or an operand may be, separated by spaces; empty if it may be any
// text or consists of several operands.
std::string words_of(std::string_view value) {
  std::string words;
  const auto add = [&](std::string_view word) { words.append(words.empty() ? "" : " ").append(word); };
  if (value == "DATE")
    for (const EditionInfo& info : editions()) add(info.date);
  if (value.find('|') != std::string_view::npos && value.find_first_of("[ ") == std::string_view::npos)
    for (const std::string_view choice : choices(value)) add(choice);
  return words;
}

bool is_file(const Option& option) { return option.value == kFilesFromOption.value; }

// Returns the first sentence of the help, on one line, without its period.
std::string sentence_of(std::string_view help) {
  std::string sentence;
  for (std::size_t i = 0; i < help.size(); ++i) {
    const bool at_end = i + 1 == help.size() || help[i + 1] == ' ' || help[i + 1] == '\n';
    if (help[i] == '.' && at_end) break;
    sentence += help[i] == '\n' ? ' ' : help[i];
  }
  return sentence;
}

std::string names_of_commands() {
  std::string names;
  for (const Command* command : all_commands()) names.append(command->name).append(" ");
  return names;
}

// Returns the text with `before` inserted before each of the characters.
std::string escaped(std::string_view text, std::string_view characters, std::string_view before) {
  std::string out;
  for (const char c : text) {
    if (characters.find(c) != std::string_view::npos) out += before;
    out += c;
  }
  return out;
}

// bash splits words at "=", unless the user has changed COMP_WORDBREAKS.
constexpr std::string_view kBashBefore = R"(# Completes the command line of lockstep in bash.
_lockstep() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} words='' options=''
  COMPREPLY=()
  if [[ $cur == '=' ]]; then
    cur=''
  elif [[ $prev == '=' ]]; then
    prev=${COMP_WORDS[COMP_CWORD-2]}
  fi
  if ((COMP_CWORD == 1)); then
    words='@help --help --version'
  else
    case ${COMP_WORDS[1]} in
      help) words='@' ;;
)";
constexpr std::string_view kBashAfter = R"(    esac
  fi
  [[ -z $words && $cur == -* ]] && words=$options
  # shellcheck disable=SC2207 # no word has white space
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace
  return 0
}
complete -o default -F _lockstep lockstep
)";

// Returns the text with each "@" replaced by the names of all commands.
std::string with_commands(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '@')
      out += names_of_commands();
    else
      out += c;
  }
  return out;
}

std::string bash() {
  std::string out = with_commands(kBashBefore);
  for (const Command* command : all_commands()) {
    std::string options, cases;
    for (const Option& option : command->options) {
      options.append(option.name).append(option.value.empty() ? " " : "= ");
      if (const std::string words = words_of(option.value); !words.empty())
        cases.append("          ").append(option.name).append(") words='").append(words).append("' ;;\n");
    }
    out.append("      ")
        .append(command->name)
        .append(")\n        options='")
        .append(options)
        .append("--help'\n");
    if (const std::string words = words_of(command->operand); !words.empty())
      out.append("        [[ $cur == -* ]] || words='").append(words).append("'\n");
    if (!cases.empty()) out.append("        case $prev in\n").append(cases).append("        esac\n");
    out.append("        ;;\n");
  }
  return out.append(kBashAfter);
}

std::string zsh() {
  const auto literal = [](std::string_view text) { return "'" + escaped(text, "'", "'\\'") + "'"; };
  const auto text_of = [](std::string_view help) { return escaped(sentence_of(help), ":[]\\", "\\"); };
  std::string out =
      "#compdef lockstep\n# Completes the command line of lockstep in zsh.\n_lockstep() {\n"
      "  local -a commands\n  commands=(\n";
  for (const Command* command : all_commands())
    out.append("    ")
        .append(literal(std::string(command->name) + ":" + text_of(command->summary)))
        .append("\n");
  out += R"(    'help:Show the help'
  )
  if ((CURRENT == 2)); then
    _describe -t commands command commands
    [[ $words[2] == -* ]] && _arguments '--help[Show the help]' '--version[Show the version]'
    return
  fi
  local command=$words[2]
  shift words
  ((CURRENT--))
  case $command in
    help) _describe -t commands command commands ;;
)";
  for (const Command* command : all_commands()) {
    out.append("    ").append(command->name).append(") _arguments");
    const auto add = [&](const Option& option) {
      std::string rest;
      if (!option.value.empty()) rest += "=";
      rest += "[" + text_of(option.help) + "]";
      if (!option.value.empty()) {
        const std::string words = words_of(option.value);
        rest += ":value:" + (!words.empty() ? "(" + words + ")" : is_file(option) ? "_files" : "");
      }
      const std::string name(option.name);
      out += " \\\n      " + literal(name + rest);
      if (option.letter != '\0') {
        if (!option.value.empty()) rest.replace(0, 1, "+");
        out += " \\\n      " + literal(std::string("-") + option.letter + rest);
      }
    };
    for (const Option& option : command->options) add(option);
    add(kHelp);
    if (const std::string words = words_of(command->operand); !words.empty())
      out += " \\\n      ':value:(" + words + ")'";
    else if (!command->operand.empty())
      out += " \\\n      '*:file:_files'";
    out += " ;;\n";
  }
  return out +
         "  esac\n}\n# When autoloaded, the function runs at once; when sourced, it is registered.\n"
         "if [[ $funcstack[1] == _lockstep ]]; then\n  _lockstep \"$@\"\nelse\n  compdef _lockstep "
         "lockstep\nfi\n";
}

std::string fish() {
  const auto text_of = [](std::string_view help) {
    return "'" + escaped(sentence_of(help), "'\\", "\\") + "'";
  };
  std::string out = "# Completes the command line of lockstep in fish.\n";
  const auto complete = [&](const std::string& condition, const std::string& rest) {
    out.append("complete -c lockstep -n '").append(condition).append("' ").append(rest).append("\n");
  };
  const std::string first = "__fish_use_subcommand";
  for (const Command* command : all_commands())
    complete(first, "-f -a " + std::string(command->name) + " -d " + text_of(command->summary));
  complete(first, "-f -a help -d 'Show the help'");
  complete(first, "-l help -d 'Show the help'");
  complete(first, "-l version -d 'Show the version'");
  complete("__fish_seen_subcommand_from help", "-f -a '" + names_of_commands() + "'");
  for (const Command* command : all_commands()) {
    const std::string seen = "__fish_seen_subcommand_from " + std::string(command->name);
    const auto add = [&](const Option& option) {
      std::string rest;
      if (option.letter != '\0') rest.append("-s ").append(1, option.letter).append(" ");
      rest.append("-l ").append(std::string_view(option.name).substr(2));
      if (!option.value.empty()) rest += is_file(option) ? " -r -F" : " -x";
      if (const std::string words = words_of(option.value); !words.empty()) rest += " -a '" + words + "'";
      complete(seen, rest + " -d " + text_of(option.help));
    };
    for (const Option& option : command->options) add(option);
    add(kHelp);
    if (const std::string words = words_of(command->operand); !words.empty())
      complete(seen, "-f -a '" + words + "'");
  }
  return out;
}

int run(const Arguments& arguments) {
  const std::string_view shell = arguments.operand_or("");
  if (shell == "bash") {
    write_output(bash());
  } else if (shell == "zsh") {
    write_output(zsh());
  } else if (shell == "fish") {
    write_output(fish());
  } else {
    const auto known = choices(kShells);
    if (shell.empty()) throw UsageError("no shell given; choose from: bash, zsh, fish");
    throw UsageError(unknown_word("shell", shell, known));
  }
  return kSuccess;
}

}  // namespace
}  // namespace completion_parts

const Command completion_command = {
    "completion",
    "Print a script that completes commands in a shell.",
    completion_parts::kShells,
    completion_parts::kDetails,
    {},
    completion_parts::kEpilogue,
    completion_parts::run,
};

}  // namespace lockstep::cli

// Checking the arguments of a subcommand, and suggesting words for misspelled ones.
#include "cli/shared/arguments.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace lockstep::cli {

namespace {

constexpr std::string_view kHelp = "--help";

// The smallest number of letters to insert, delete, replace or swap with a neighbor.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last, last, row(b.size() + 1);
  for (std::size_t k = 0; k <= b.size(); ++k) row[k] = k;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    before_last = std::move(last);
    last = row;
    row[0] = i;
    for (std::size_t k = 1; k <= b.size(); ++k) {
      row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (a[i - 1] == b[k - 1] ? 0 : 1)});
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
        row[k] = std::min(row[k], before_last[k - 2] + 1);
    }
  }
  return row[b.size()];
}

std::string listed(std::span<const std::string_view> words) {
  std::string list;
  for (const std::string_view word : words) list.append(list.empty() ? "" : ", ").append(word);
  return list;
}

std::string quoted_word(std::string_view text) { return std::string("'").append(text).append("'"); }

bool is_choice(const Option& option) { return option.value.find('|') != std::string_view::npos; }

void check_value(const Option& option, std::string_view value) {
  if (!is_choice(option)) return;
  const std::vector<std::string_view> allowed = choices(option.value);
  if (std::find(allowed.begin(), allowed.end(), value) == allowed.end())
    throw UsageError(unknown_word("value of " + std::string(option.name) + ":", value, allowed));
}

}  // namespace

std::size_t number_of(std::string_view option, std::string_view what, std::string_view text) {
  std::size_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || stopped != end)
    throw UsageError(std::string(option).append(" needs ").append(what) + ", not " + quoted_word(text));
  return number;
}

std::vector<std::string_view> choices(std::string_view text) {
  std::vector<std::string_view> pieces;
  for (std::size_t bar; (bar = text.find('|')) != std::string_view::npos; text.remove_prefix(bar + 1))
    pieces.push_back(text.substr(0, bar));
  pieces.push_back(text);
  return pieces;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known,
                                      std::size_t most) {
  struct Near {
    std::size_t distance;
    std::string_view word;
  };
  std::vector<Near> near;
  const std::size_t limit = std::max<std::size_t>(2, word.size() / 3);
  if (word.size() > 100) return {};
  for (const std::string_view candidate : known) {
    // A prefix of at least three letters is always similar, however much is missing.
    const std::size_t distance =
        word.size() > 2 && candidate.starts_with(word) ? 1 : edit_distance(word, candidate);
    if (distance <= limit && distance < candidate.size()) near.push_back({distance, candidate});
  }
  std::stable_sort(near.begin(), near.end(),
                   [](const Near& a, const Near& b) { return a.distance < b.distance; });
  std::vector<std::string_view> words;
  for (const Near& each : near)
    if (words.size() < most) words.push_back(each.word);
  return words;
}

std::string unknown_word(std::string_view kind, std::string_view word,
                         std::span<const std::string_view> known) {
  std::string message = std::string("unknown ").append(kind).append(" ") + quoted_word(word);
  if (const auto meant = nearest(word, known, 1); !meant.empty())
    message += "; did you mean " + quoted_word(meant[0]) + "?";
  else
    message += ".";
  return message + " Choose from: " + listed(known);
}

Arguments::Arguments(const Command& command, std::span<const std::string_view> words) {
  bool options_ended = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string_view word = words[i];
    if (options_ended || word == "-" || !word.starts_with('-')) {
      if (command.operand.empty())
        throw UsageError(quoted_word(word) + " is not allowed: this command reads only standard input");
      if (!operands_.empty() && !command.operand.ends_with("..."))
        throw UsageError("two inputs given, " + quoted_word(operands_[0]) + " and " + quoted_word(word) +
                         "; this command reads one");
      operands_.push_back(word);
      continue;
    }
    if (word == "--") {
      options_ended = true;
      continue;
    }
    if (word == kHelp || word == "-h") {
      help_ = true;
      continue;
    }
    const bool is_letter = word[1] != '-';
    // The offset of "=", or of the letter before the value; npos if the word contains no value.
    const std::size_t equals = is_letter ? (word.size() == 2 ? std::string_view::npos : 1) : word.find('=');
    const std::string_view name = word.substr(0, is_letter ? 2 : equals);
    const auto option =
        std::find_if(command.options.begin(), command.options.end(), [&](const Option& candidate) {
          return is_letter ? candidate.letter == word[1] : candidate.name == name;
        });
    if (option == command.options.end()) {
      std::vector<std::string_view> known;
      for (const Option& candidate : command.options) known.push_back(candidate.name);
      known.push_back(kHelp);
      throw UsageError(unknown_word("option", name, known));
    }
    if (option->value.empty()) {
      if (equals != std::string_view::npos)
        throw UsageError(std::string(name) + " takes no value, but was given " +
                         quoted_word(word.substr(equals + 1)));
      given_.push_back({option->name, {}});
      continue;
    }
    if (equals == std::string_view::npos && i + 1 == words.size()) {
      const std::string wanted = is_choice(*option) ? ": one of " + listed(choices(option->value)) : "";
      throw UsageError(std::string(name) + " needs a value" + wanted);
    }
    const std::string_view value = equals == std::string_view::npos ? words[++i] : word.substr(equals + 1);
    check_value(*option, value);
    given_.push_back({option->name, value});
  }
}

std::optional<std::string_view> Arguments::find(std::string_view option) const {
  for (std::size_t i = given_.size(); i-- > 0;)
    if (given_[i].option == option) return given_[i].value;
  return std::nullopt;
}

}  // namespace lockstep::cli

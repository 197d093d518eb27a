// Finding the inputs of a command.
#include "cli/shared/inputs.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>
#include <thread>

#include "cli/shared/terminal.h"

namespace lockstep::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kStandardInput = "<stdin>";

// Returns the number of bytes in a value such as "64M", in which K, M and G are powers of 1024.
std::size_t size_of(std::string_view option, std::string_view text) {
  constexpr std::string_view kWhat = "a size such as 64M";
  constexpr std::string_view kUnits = "KMG";
  std::string_view digits = text;
  std::size_t shift = 0;
  if (!text.empty()) {
    const char last = static_cast<char>(text.back() >= 'a' ? text.back() - 'a' + 'A' : text.back());
    if (const std::size_t unit = kUnits.find(last); unit != std::string_view::npos) {
      shift = 10 * (unit + 1);
      digits.remove_suffix(1);
    }
  }
  const bool is_number = !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
  const std::size_t number = number_of(option, kWhat, is_number ? digits : text);
  if (number > std::numeric_limits<std::size_t>::max() >> shift)
    throw UsageError(std::string(option) + ": " + std::string(text) + " is too large");
  return number << shift;
}

// Returns the extensions in a list such as "html,.htm", each with its dot, in lower case.
std::vector<std::string> extensions_of(std::string_view list) {
  std::vector<std::string> extensions;
  while (!list.empty()) {
    std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    if (one.starts_with('.')) one.remove_prefix(1);
    if (!one.empty()) extensions.push_back("." + lower_case(one));
  }
  return extensions;
}

bool is_page(std::string_view name, std::span<const std::string> extensions) {
  const std::string lower = lower_case(name);
  std::string_view plain = lower;
  for (const std::string_view compressed : {".gz", ".zst"})
    if (plain.ends_with(compressed)) {
      plain.remove_suffix(compressed.size());
      break;
    }
  return std::any_of(extensions.begin(), extensions.end(),
                     [&](const std::string& extension) { return plain.ends_with(extension); });
}

}  // namespace

InputBound input_bound(const Arguments& arguments) {
  InputBound bound;
  const auto size = arguments.find(kMaxInputOption.name);
  if (!size) return bound;
  bound.bytes = size_of(kMaxInputOption.name, *size);
  bound.of_files = bound.bytes != 0;
  if (bound.bytes == 0) bound.bytes = std::numeric_limits<std::size_t>::max();
  return bound;
}

std::string Input::shown() const { return name == "-" ? std::string(kStandardInput) : shown_name(name); }

std::string Input::quoted() const { return "'" + (name == "-" ? name : shown_name(name)) + "'"; }

std::string Input::utf_8() const { return name == "-" ? std::string(kStandardInput) : utf_8_name(name); }

Inputs::Inputs(const Arguments& arguments, std::span<const std::string_view> operands)
    : bound_(input_bound(arguments)) {
  if (const auto jobs = arguments.find("--jobs")) {
    jobs_ = number_of("--jobs", "a number such as 4", *jobs);
    if (jobs_ == 0) jobs_ = std::max(1u, std::thread::hardware_concurrency());
  }
  const bool recursive = arguments.has("--recursive");
  if (!recursive && arguments.has("--extensions")) throw UsageError("--extensions needs --recursive");
  const std::vector<std::string> extensions =
      extensions_of(arguments.value_or("--extensions", "html,htm,xhtml,xht"));
  if (extensions.empty()) throw UsageError("--extensions needs extensions such as html,htm");
  const auto list = arguments.find("--files-from");
  if (list == "-" && std::find(operands.begin(), operands.end(), "-") != operands.end())
    throw UsageError("standard input cannot be both a page (-) and the list of --files-from");

  named_ = recursive || list.has_value() || operands.size() > 1;
  for (const std::string_view operand : operands) add(operand, recursive, extensions);
  if (list) {
    const std::string text = read_file(std::string(*list), bound_);
    const char separator = text.find('\0') != std::string::npos ? '\0' : '\n';
    for (std::string_view rest = text; !rest.empty();) {
      const std::string_view name = rest.substr(0, rest.find(separator));
      rest.remove_prefix(std::min(rest.size(), name.size() + 1));
      // In a list, "-" is a file.
      if (!name.empty()) add(name == "-" ? "./-" : name, recursive, extensions);
    }
  } else if (operands.empty()) {
    add(recursive ? "." : "-", recursive, extensions);
  }
}

void Inputs::add(std::string_view name, bool recursive, std::span<const std::string> extensions) {
  std::error_code error;
  if (name == "-" || !fs::is_directory(fs::path(name), error)) {
    inputs_.push_back({std::string(name)});
    return;
  }
  if (recursive)
    add_folder(std::string(name), extensions);
  else
    inputs_.push_back({std::string(name), "it is a directory; --recursive reads the pages in it"});
}

// Follows symbolic links to files but not to folders, which could form a loop.
void Inputs::add_folder(const std::string& folder, std::span<const std::string> extensions) {
  const std::size_t before = inputs_.size();
  std::error_code error;
  std::vector<fs::directory_entry> waiting = {fs::directory_entry(folder, error)};
  while (!waiting.empty()) {
    const fs::directory_entry entry = std::move(waiting.back());
    waiting.pop_back();
    const fs::path& path = entry.path();
    // Most systems list the type of an entry, so this also detects folders whose status cannot be read.
    const bool is_folder = path == folder || (!entry.is_symlink(error) && entry.is_directory(error));
    if (!is_folder) {
      // Dangling links are kept, and reported when they are read.
      const fs::file_type type = entry.status(error).type();
      if (is_page(path.filename().string(), extensions) &&
          (type == fs::file_type::regular || type == fs::file_type::not_found || type == fs::file_type::none))
        inputs_.push_back({path.string()});
      continue;
    }
    std::vector<fs::directory_entry> entries;
    error.clear();
    fs::directory_iterator iterator(path, error);
    for (; !error && iterator != fs::directory_iterator(); iterator.increment(error))
      entries.push_back(*iterator);
    if (error) inputs_.push_back({path.string(), error.message()});
    std::sort(entries.begin(), entries.end(), [](const fs::directory_entry& a, const fs::directory_entry& b) {
      return b.path().native() < a.path().native();
    });
    waiting.insert(waiting.end(), entries.begin(), entries.end());
  }
  if (inputs_.size() == before) {
    std::string list;
    for (const std::string& extension : extensions) list += (list.empty() ? "*" : ", *") + extension;
    inputs_.push_back({folder, "it contains no pages (" + list + ")"});
  }
}

std::string heading(const Inputs& inputs, const Input& input) {
  return inputs.named() ? "==> " + input.shown() + " <==\n" : std::string();
}

std::string Inputs::read(const Input& input) const {
  if (!input.problem.empty()) throw Failure("cannot read '" + input.shown() + "': " + input.problem);
  return read_file(input.name, bound_);
}

}  // namespace lockstep::cli

// Configurations of the sanitizer as JSON: the dictionary of the Standard, with Web IDL's conversions.
#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lockstep/sanitizer.h"
#include "lockstep/serialize.h"
#include "text/json_reader.h"
#include "text/similar_name.h"

namespace lockstep {

namespace {

using detail::JsonKind;
using detail::JsonText;
using detail::JsonValue;

constexpr std::string_view kDictionary = "#sanitizerconfig";

// The names of the dictionaries' members.
constexpr std::string_view kElements = "elements", kRemoveElements = "removeElements",
                           kReplaced = "replaceWithChildrenElements",
                           kInstructions = "processingInstructions",
                           kRemoveInstructions = "removeProcessingInstructions", kAttributes = "attributes",
                           kRemoveAttributes = "removeAttributes", kComments = "comments",
                           kDataAttributes = "dataAttributes", kJavascriptUrls = "javascriptURLs",
                           kName = "name", kNamespace = "namespace", kTarget = "target";
constexpr std::array kConfigMembers = {kElements,           kRemoveElements, kReplaced,         kInstructions,
                                       kRemoveInstructions, kAttributes,     kRemoveAttributes, kComments,
                                       kDataAttributes,     kJavascriptUrls};
constexpr std::array kElementMembers = {kName, kNamespace, kAttributes, kRemoveAttributes};
constexpr std::array kNameMembers = {kName, kNamespace};
constexpr std::array kInstructionMembers = {kTarget};
constexpr std::array kNamespaces = {kHtmlNamespace,
                                    kMathmlNamespace,
                                    kSvgNamespace,
                                    kXlinkNamespace,
                                    std::string_view("http://www.w3.org/XML/1998/namespace"),
                                    std::string_view("http://www.w3.org/2000/xmlns/")};

template <class... Parts>
std::string concatenated(const Parts&... parts) {
  std::string out;
  (out.append(parts), ...);
  return out;
}

std::string_view kind_name(JsonValue value) {
  constexpr std::string_view kNames[] = {"nothing",  "null",     "a boolean", "a number",
                                         "a string", "an array", "an object"};
  return kNames[static_cast<std::size_t>(value.kind())];
}

// Returns the end of a message: “; did you mean “x”?”, or nothing.
template <class Names>
std::string suggestion(std::string_view word, const Names& known) {
  detail::SimilarName similar(word);
  for (const std::string_view name : known) similar.consider(name);
  return similar.best().empty() ? std::string() : concatenated("; did you mean “", similar.best(), "”?");
}

// Reads a configuration. Keeps the first error, and at most kMostWarnings warnings.
class ConfigReader {
 public:
  explicit ConfigReader(const JsonText& text) : text_(text) {}

  // Returns false if there is an error.
  bool read(JsonValue value, SanitizerConfig& config) {
    if (value.is(JsonKind::string) && value.string() == "default") {
      config = Sanitizer().get();
      return true;
    }
    if (!value.is(JsonKind::object) && !value.is(JsonKind::null) && !value.is(JsonKind::array))
      return fail(value, {}, "a configuration must be an object, or the string “default”");
    // Web IDL treats null or an array as an object without these members.
    if (!value.is(JsonKind::object))
      warn(value, {},
           concatenated("the Web treats ", kind_name(value), " as {}, which by itself removes nothing"));
    check_members(value, {}, kConfigMembers);
    const auto element = [this](JsonValue one, const std::string& path, SanitizerElement& to) {
      return read_element(one, path, to, true);
    };
    const auto element_name = [this](JsonValue one, const std::string& path, SanitizerElement& to) {
      return read_element(one, path, to, false);
    };
    const auto name = [this](JsonValue one, const std::string& path, SanitizerName& to) {
      return read_attribute(one, path, to);
    };
    const auto target = [this](JsonValue one, const std::string& path, std::string& to) {
      return read_target(one, path, to);
    };
    return read_list(value, {}, kElements, config.elements, element) &&
           read_list(value, {}, kRemoveElements, config.remove_elements, element_name) &&
           read_list(value, {}, kReplaced, config.replace_with_children_elements, element_name) &&
           read_list(value, {}, kInstructions, config.processing_instructions, target) &&
           read_list(value, {}, kRemoveInstructions, config.remove_processing_instructions, target) &&
           read_list(value, {}, kAttributes, config.attributes, name) &&
           read_list(value, {}, kRemoveAttributes, config.remove_attributes, name) &&
           read_boolean(value, kComments, config.comments) &&
           read_boolean(value, kDataAttributes, config.data_attributes) &&
           read_boolean(value, kJavascriptUrls, config.javascript_urls);
  }

  SanitizerError error;
  std::vector<SanitizerError> warnings;

 private:
  SanitizerError problem(JsonValue at, const std::string& path, std::string message) const {
    SanitizerError fault{std::move(message), path, kDictionary};
    text_.locate(at.offset(), fault.line, fault.column);
    return fault;
  }
  bool fail(JsonValue at, const std::string& path, std::string message) {
    error = problem(at, path, std::move(message));
    return false;
  }
  void warn(JsonValue at, const std::string& path, std::string message) {
    // Finding the line and column takes time for each warning, and a thousand reports of the same mistake are
    // no more useful than a hundred.
    if (warnings.size() < kMostWarnings) warnings.push_back(problem(at, path, std::move(message)));
  }

  static std::string inside(const std::string& path, std::string_view member) {
    return path.empty() ? std::string(member) : concatenated(path, ".", member);
  }

  template <class Names>
  void check_members(JsonValue object, const std::string& path, const Names& known) {
    if (!object.is(JsonKind::object)) return;
    std::array<bool, std::tuple_size_v<Names>> seen = {};
    for (JsonValue name = object.first(); name; name = name.next()) {
      const auto found = std::find(known.begin(), known.end(), name.string());
      if (found == known.end()) {
        warn(name, inside(path, name.string()),
             concatenated("the Web ignores the member “", name.string(), "”",
                          suggestion(name.string(), known)));
        continue;
      }
      bool& was_seen = seen[static_cast<std::size_t>(found - known.begin())];
      if (was_seen)
        warn(name, inside(path, name.string()), "the member occurs more than once; the last one counts");
      was_seen = true;
    }
  }

  template <class Entry, class Read>
  bool read_list(JsonValue object, const std::string& path, std::string_view member,
                 std::optional<std::vector<Entry>>& to, const Read& read_entry) {
    const JsonValue list = object.member(member);
    if (!list) return true;
    const std::string list_path = inside(path, member);
    if (!list.is(JsonKind::array))
      return fail(list, list_path, concatenated("“", member, "” must be an array, not ", kind_name(list)));
    to.emplace();
    for (JsonValue one = list.first(); one; one = one.next()) {
      const std::string entry_path = concatenated(list_path, "[", std::to_string(to->size()), "]");
      if (!read_entry(one, entry_path, to->emplace_back())) return false;
    }
    return true;
  }

  bool read_boolean(JsonValue object, std::string_view member, std::optional<bool>& to) {
    const JsonValue value = object.member(member);
    if (!value) return true;
    to = value.is_truthy();
    if (!value.is(JsonKind::boolean))
      warn(value, std::string(member),
           concatenated("the Web treats ", kind_name(value), " as a boolean, here ", *to ? "true" : "false"));
    return true;
  }

  // Reads the name in an entry: the entry itself or, if it is an object, one of its members.
  bool read_name(JsonValue entry, const std::string& path, std::string_view member, std::string& to) {
    JsonValue name = entry;
    if (entry.is(JsonKind::object)) {
      name = entry.member(member);
      if (!name) return fail(entry, path, concatenated("“", member, "” is missing"));
    } else if (entry.is(JsonKind::null) || entry.is(JsonKind::array)) {
      return fail(
          entry, path,
          concatenated("an entry must be a string or an object with “", member, "”, not ", kind_name(entry)));
    }
    to = name.to_string();
    if (!name.is(JsonKind::string))
      warn(name, path, concatenated("the Web treats ", kind_name(name), " as the string “", to, "”"));
    return true;
  }

  void read_namespace(JsonValue entry, const std::string& path, std::optional<std::string>& to) {
    const JsonValue value = entry.member(kNamespace);
    if (!value) return;
    if (value.is(JsonKind::null)) {
      to.reset();
      return;
    }
    to = value.to_string();
    if (to->empty()) return;
    for (const std::string_view known : kNamespaces)
      if (*to == known) return;
    std::string likely;
    for (const auto& [word, name] : {std::pair<std::string_view, std::string_view>{"html", kHtmlNamespace},
                                     {"svg", kSvgNamespace},
                                     {"math", kMathmlNamespace},
                                     {"xlink", kXlinkNamespace}})
      if (likely.empty() && lowercase(*to).find(word) != std::string::npos)
        likely = concatenated("; did you mean “", name, "”?");
    warn(value, path,
         concatenated("no element or attribute of a parsed page is in the namespace “", *to, "”", likely));
  }

  static std::string lowercase(std::string_view text) {
    std::string out(text);
    for (char& c : out)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    return out;
  }
  static bool is_html(const SanitizerElement& element) { return element.namespace_uri == kHtmlNamespace; }
  // Whether the tokenizer can never produce the name.
  static bool is_impossible(std::string_view name) {
    return name.empty() || name.find_first_of(std::string_view("\t\n\f\r />\0", 8)) != std::string_view::npos;
  }

  bool read_element(JsonValue entry, const std::string& path, SanitizerElement& to, bool with_lists) {
    if (!read_name(entry, path, kName, to.name)) return false;
    const auto name = [this](JsonValue one, const std::string& at, SanitizerName& attribute) {
      return read_attribute(one, at, attribute);
    };
    if (entry.is(JsonKind::object)) {
      if (with_lists)
        check_members(entry, path, kElementMembers);
      else
        check_members(entry, path, kNameMembers);
      read_namespace(entry, path, to.namespace_uri);
      // Only entries of “elements” have lists.
      if (with_lists && !(read_list(entry, path, kAttributes, to.attributes, name) &&
                          read_list(entry, path, kRemoveAttributes, to.remove_attributes, name)))
        return false;
    }
    if (is_impossible(to.name)) {
      warn(entry, path, concatenated("no element is called “", to.name, "”"));
    } else if (is_html(to) && lowercase(to.name) != to.name) {
      warn(entry, path,
           concatenated("no HTML element of a parsed page is called “", to.name, "”; did you mean “",
                        lowercase(to.name), "”?"));
    } else if (is_html(to) && (to.name == "svg" || to.name == "math")) {
      warn(
          entry, path,
          concatenated("“", to.name,
                       "” alone is an element in the namespace of HTML; did you mean {\"name\": \"", to.name,
                       "\", \"namespace\": \"", to.name == "svg" ? kSvgNamespace : kMathmlNamespace, "\"}?"));
    }
    return true;
  }

  bool read_attribute(JsonValue entry, const std::string& path, SanitizerName& to) {
    if (!read_name(entry, path, kName, to.name)) return false;
    if (entry.is(JsonKind::object)) {
      check_members(entry, path, kNameMembers);
      read_namespace(entry, path, to.namespace_uri);
    }
    if (is_impossible(to.name))
      warn(entry, path, concatenated("no attribute is called “", to.name, "”"));
    else if (to.name.starts_with("xlink:") && !to.namespace_uri)
      warn(entry, path,
           concatenated("on SVG elements this attribute is {\"name\": \"", to.name.substr(6),
                        "\", \"namespace\": \"", kXlinkNamespace, "\"}"));
    return true;
  }

  bool read_target(JsonValue entry, const std::string& path, std::string& to) {
    if (entry.is(JsonKind::object)) check_members(entry, path, kInstructionMembers);
    return read_name(entry, path, kTarget, to);
  }

  static constexpr std::size_t kMostWarnings = 100;
  const JsonText& text_;
};

std::optional<SanitizerError> syntax_error(const JsonText& text) {
  const detail::JsonError& error = text.error();
  if (error.message.empty()) return std::nullopt;
  return SanitizerError{concatenated("not JSON: ", error.message), {}, kDictionary, error.line, error.column};
}

// Returns the value at a path such as elements[3].attributes[1], or the last existing value on the path.
JsonValue value_at(JsonValue value, std::string_view path) {
  while (!path.empty()) {
    JsonValue next;
    if (path.front() == '[') {
      std::size_t index = 0;
      path.remove_prefix(1);
      for (; !path.empty() && path.front() != ']'; path.remove_prefix(1))
        index = index * 10 + static_cast<std::size_t>(path.front() - '0');
      if (!path.empty()) path.remove_prefix(1);
      next = value.first();
      while (next && index-- != 0) next = next.next();
    } else {
      if (path.front() == '.') path.remove_prefix(1);
      const std::string_view member = path.substr(0, path.find_first_of(".["));
      path.remove_prefix(member.size());
      next = value.member(member);
    }
    if (!next) break;
    value = next;
  }
  return value;
}

// --- Writing

class ConfigWriter {
 public:
  std::string text = "{";

  template <class Entries, class Write>
  void list(std::string_view member, const std::optional<Entries>& entries, Write write) {
    if (!entries) return;
    key(member);
    text += '[';
    for (const auto& entry : *entries) {
      comma();
      text += '{';
      write(entry);
      text += '}';
    }
    text += ']';
  }
  void flag(std::string_view member, std::optional<bool> value) {
    if (!value) return;
    key(member);
    text += *value ? "true" : "false";
  }
  void string(std::string_view member, const std::optional<std::string>& value) {
    key(member);
    if (value)
      append_json_string(text, *value);
    else
      text += "null";
  }
  void names(std::string_view member, const std::optional<std::vector<SanitizerName>>& attributes) {
    list(member, attributes, [this](const SanitizerName& attribute) {
      string(kName, attribute.name);
      string(kNamespace, attribute.namespace_uri);
    });
  }
  void elements(std::string_view member, const std::optional<std::vector<SanitizerElement>>& all) {
    list(member, all, [this](const SanitizerElement& element) {
      string(kName, element.name);
      string(kNamespace, element.namespace_uri);
      names(kAttributes, element.attributes);
      names(kRemoveAttributes, element.remove_attributes);
    });
  }
  void targets(std::string_view member, const std::optional<std::vector<std::string>>& all) {
    list(member, all, [this](const std::string& target) { string(kTarget, target); });
  }

 private:
  void comma() {
    if (text.back() != '{' && text.back() != '[') text += ',';
  }
  void key(std::string_view member) {
    comma();
    append_json_string(text, member);
    text += ':';
  }
};

}  // namespace

SanitizerConfigResult SanitizerConfig::from_json(std::string_view json) {
  const JsonText text(json);
  if (auto error = syntax_error(text)) return SanitizerConfigResult(*std::move(error));
  ConfigReader reader(text);
  SanitizerConfig config;
  SanitizerConfigResult result = reader.read(text.value(), config)
                                     ? SanitizerConfigResult(std::move(config))
                                     : SanitizerConfigResult(std::move(reader.error));
  result.warnings_ = std::move(reader.warnings);
  return result;
}

std::string SanitizerConfig::to_json() const {
  ConfigWriter out;
  out.elements(kElements, elements);
  out.elements(kRemoveElements, remove_elements);
  out.elements(kReplaced, replace_with_children_elements);
  out.targets(kInstructions, processing_instructions);
  out.targets(kRemoveInstructions, remove_processing_instructions);
  out.names(kAttributes, attributes);
  out.names(kRemoveAttributes, remove_attributes);
  out.flag(kComments, comments);
  out.flag(kDataAttributes, data_attributes);
  out.flag(kJavascriptUrls, javascript_urls);
  return std::move(out.text) + "}";
}

SanitizerResult Sanitizer::from_json(std::string_view json, Unmentioned unmentioned) {
  const JsonText text(json);
  if (auto error = syntax_error(text)) return SanitizerResult(*std::move(error));
  const JsonValue value = text.value();
  if (value.is(JsonKind::string) && value.string() == "default") return SanitizerResult(Sanitizer());
  ConfigReader reader(text);
  SanitizerConfig config;
  if (!reader.read(value, config)) return SanitizerResult(std::move(reader.error));
  SanitizerResult result = create(config, unmentioned);
  if (result) {
    result.warnings_ = std::move(reader.warnings);
    return result;
  }
  SanitizerError error = result.error();
  text.locate(value_at(value, error.path).offset(), error.line, error.column);
  return SanitizerResult(std::move(error));
}

std::string Sanitizer::to_json() const { return get().to_json(); }

}  // namespace lockstep

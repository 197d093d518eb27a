// The sanitizer. An input is the header, a configuration, a byte 1E, and markup. The configuration is JSON if
// it begins with a brace, otherwise a program: lists of names, then calls of the methods that modify a
// Sanitizer. The sanitized tree is compared with the result of a naive walk that follows the Standard's
// steps, and checked for content that no safe function may leave.
#include "fuzz.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace lockstep::fuzz {
namespace {

constexpr std::string_view kElements[] = {
    "a",
    "b",
    "p",
    "div",
    "span",
    "table",
    "tbody",
    "tr",
    "td",
    "template",
    "script",
    "style",
    "svg",
    "math",
    "title",
    "iframe",
    "base",
    "object",
    "embed",
    "frame",
    "use",
    "animate",
    "set",
    "mi",
    "mtext",
    "select",
    "option",
    "form",
    "button",
    "input",
    "html",
    "head",
    "body",
    "i",
    "font",
    "li",
    "ul",
    "h1",
    "img",
    "foreignObject",
    "desc",
    "annotation-xml",
    "g",
    "path",
    "noscript",
    "textarea",
    "area",
    "nobr",
    "caption",
    "slot",
    "animateTransform",
    "xmp",
};
constexpr std::string_view kAttributes[] = {
    "href",    "id",    "class",     "onclick", "onerror", "action",         "formaction", "attributeName",
    "data-a",  "data-", "data-B",    "style",   "title",   "lang",           "src",        "xlink:href",
    "onbegin", "name",  "onfocusin", "is",      "slot",    "shadowrootmode", "to",         "encoding",
    "type",
};
constexpr std::string_view kTargets[] = {"a", "xml", "xml-stylesheet", "php", "start", "end", "marker"};
constexpr std::string_view kNamespaces[] = {kHtmlNamespace,
                                            kSvgNamespace,
                                            kMathmlNamespace,
                                            kXlinkNamespace,
                                            "http://www.w3.org/XML/1998/namespace",
                                            "",
                                            "urn:x"};

// Configurations and calls, from bytes.
class Maker {
 public:
  explicit Maker(std::string_view program) : program_(program) {}

  SanitizerConfig config() {
    SanitizerConfig made;
    const std::uint8_t which = program_.byte(), more = program_.byte();
    if ((which & 1) != 0) made.elements = elements(true);
    if ((which & 2) != 0) made.remove_elements = elements(false);
    if ((which & 4) != 0) made.replace_with_children_elements = elements(false);
    if ((which & 8) != 0) made.attributes = attributes();
    if ((which & 16) != 0) made.remove_attributes = attributes();
    if ((which & 32) != 0) made.processing_instructions = targets();
    if ((which & 64) != 0) made.remove_processing_instructions = targets();
    if ((more & 3) != 0) made.comments = (more & 1) != 0;
    if ((more & 12) != 0) made.data_attributes = (more & 4) != 0;
    if ((more & 48) != 0) made.javascript_urls = (more & 16) != 0;
    return made;
  }

  // Whether set_data_attributes(), which can make a configuration invalid if the Standard is taken literally,
  // changed something.
  bool modify(Sanitizer& sanitizer) {
    bool loosened = false;
    for (int calls = 0; calls < 12 && !program_.ended(); ++calls) {
      const SanitizerConfig before = sanitizer.get();
      bool changed = false;
      switch (program_.byte() % 11) {
        case 0:
          changed = sanitizer.allow_element(element(true));
          break;
        case 1:
          changed = sanitizer.remove_element(element(false));
          break;
        case 2:
          changed = sanitizer.replace_element_with_children(element(false));
          break;
        case 3:
          changed = sanitizer.allow_attribute(attribute());
          break;
        case 4:
          changed = sanitizer.remove_attribute(attribute());
          break;
        case 5:
          changed = sanitizer.set_comments(program_.byte() % 2 == 1);
          break;
        case 6:
          changed = sanitizer.set_data_attributes(program_.byte() % 2 == 1);
          loosened |= changed;
          break;
        case 7:
          changed = sanitizer.set_javascript_urls(program_.byte() % 2 == 1);
          break;
        case 8:
          changed = sanitizer.allow_processing_instruction(std::string(one_of(kTargets)));
          break;
        case 9:
          changed = sanitizer.remove_processing_instruction(std::string(one_of(kTargets)));
          break;
        default:
          changed = sanitizer.remove_unsafe();
          expect(!sanitizer.remove_unsafe(), "remove_unsafe() changes something twice");
      }
      // The Standard says for some calls that something changed where get() shows no difference, never the
      // reverse.
      expect(changed || sanitizer.get() == before, "a method changes the configuration and returns false");
    }
    return loosened;
  }

 private:
  template <class Array>
  std::string_view one_of(const Array& array) {
    return array[program_.byte() % std::size(array)];
  }
  std::optional<std::string> name_space(std::uint8_t byte) {
    if (byte % 16 >= std::size(kNamespaces)) return std::nullopt;
    return std::string(kNamespaces[byte % 16]);
  }
  SanitizerName attribute() {
    const std::uint8_t byte = program_.byte();
    SanitizerName made{std::string(kAttributes[byte % std::size(kAttributes)])};
    if (byte >= 200) made.namespace_uri = name_space(program_.byte());
    return made;
  }
  SanitizerElement element(bool lists) {
    const std::uint8_t byte = program_.byte();
    SanitizerElement made{std::string(kElements[byte % std::size(kElements)])};
    if (byte >= 128) made.namespace_uri = name_space(program_.byte());
    if (lists && byte % 4 == 1) {
      const std::uint8_t which = program_.byte();
      if ((which & 1) != 0) made.attributes = attributes();
      if ((which & 2) != 0) made.remove_attributes = attributes();
    }
    return made;
  }
  std::vector<SanitizerElement> elements(bool lists) {
    std::vector<SanitizerElement> made(program_.byte() % 12);
    for (SanitizerElement& one : made) one = element(lists);
    return made;
  }
  std::vector<SanitizerName> attributes() {
    std::vector<SanitizerName> made(program_.byte() % 8);
    for (SanitizerName& one : made) one = attribute();
    return made;
  }
  std::vector<std::string> targets() {
    std::vector<std::string> made(program_.byte() % 4);
    for (std::string& one : made) one = one_of(kTargets);
    return made;
  }

  Program program_;
};

std::optional<std::string> uri_of(Namespace name_space) {
  switch (name_space) {
    case Namespace::html:
      return std::string(kHtmlNamespace);
    case Namespace::svg:
      return std::string(kSvgNamespace);
    case Namespace::mathml:
      return std::string(kMathmlNamespace);
    case Namespace::xlink:
      return std::string(kXlinkNamespace);
    case Namespace::xml:
      return "http://www.w3.org/XML/1998/namespace";
    case Namespace::xmlns:
      return "http://www.w3.org/2000/xmlns/";
    default:
      return std::nullopt;
  }
}

// Whether a value is a javascript: URL. Those with a host need the whole URL parser: nullopt.
std::optional<bool> is_javascript(std::string_view value) {
  std::string url;
  for (const char c : value)
    if (c != '\t' && c != '\n' && c != '\r') url += c;
  const auto visible = [](char c) { return static_cast<unsigned char>(c) > 0x20; };
  url.erase(url.begin(), std::find_if(url.begin(), url.end(), visible));
  constexpr std::string_view kScheme = "javascript:";
  if (url.size() < kScheme.size()) return false;
  for (std::size_t i = 0; i < kScheme.size(); ++i)
    if ((url[i] >= 'A' && url[i] <= 'Z' ? url[i] - 'A' + 'a' : url[i]) != kScheme[i]) return false;
  if (url.size() > kScheme.size() + 1 && url[kScheme.size()] == '/' && url[kScheme.size() + 1] == '/')
    return std::nullopt;
  return true;
}

bool navigates(Node element, const Attribute& attribute) {
  const Namespace in = attribute.attribute_namespace();
  const std::string_view name = attribute.local_name();
  if (name == "href" && (in == Namespace::none || in == Namespace::xlink) &&
      (element.element_namespace() == Namespace::mathml ||
       (element.element_namespace() == Namespace::svg && element.local_name() == "a")))
    return true;
  if (in != Namespace::none) return false;
  return ((element.is_html("a") || element.is_html("area")) && name == "href") ||
         ((element.is_html("button") || element.is_html("input")) && name == "formaction") ||
         (element.is_html("form") && name == "action");
}

bool animates_href(Node element, const Attribute& attribute) {
  const std::string_view name = element.local_name();
  return element.element_namespace() == Namespace::svg &&
         (name == "animate" || name == "animateTransform" || name == "set") &&
         attribute.attribute_namespace() == Namespace::none && attribute.local_name() == "attributeName" &&
         (attribute.value() == "href" || attribute.value() == "xlink:href");
}

// Everything in a tree: also template contents and shadow roots.
template <class Visit>
void visit_all(Node root, const Visit& visit) {
  std::vector<Node> roots{root};
  while (!roots.empty()) {
    const Node one = roots.back();
    roots.pop_back();
    for (const Node node : one.descendants()) {
      visit(node);
      if (const Node contents = node.template_contents()) roots.push_back(contents);
      if (const Node shadow = node.shadow_root()) roots.push_back(shadow);
    }
  }
}

void expect_safe(Node root) {
  constexpr std::string_view kUnsafe[] = {"base", "embed", "frame", "iframe", "object", "script"};
  constexpr std::string_view kHandlers[] = {"onclick", "onerror", "onload", "onfocus", "onbegin", "ontoggle"};
  visit_all(root, [&](Node node) {
    if (!node.is_element()) return;
    for (const std::string_view name : kUnsafe) expect(!node.is_html(name), "an unsafe element remains");
    if (node.element_namespace() == Namespace::svg)
      expect(node.local_name() != "script" && node.local_name() != "use", "an unsafe element of SVG remains");
    for (const Attribute attribute : node.attributes()) {
      if (attribute.attribute_namespace() == Namespace::none)
        for (const std::string_view name : kHandlers)
          expect(attribute.local_name() != name, "an event handler remains");
      expect(!navigates(node, attribute) || !is_javascript(attribute.value()).value_or(false),
             "a javascript: URL remains");
      expect(!animates_href(node, attribute), "an animation of href remains");
    }
  });
}

// #inner-sanitize-steps, with the lists of the configuration as they are.
class Walk {
 public:
  Walk(Document& document, const SanitizerConfig& config, bool safe)
      : document_(document), config_(config), safe_(safe) {}

  // False if a URL has a host.
  bool sanitize(Node node) {
    std::vector<Node> children;
    for (const Node child : node.children()) children.push_back(child);
    return std::all_of(children.begin(), children.end(), [&](Node child) { return sanitize_child(child); });
  }

 private:
  static SanitizerName name_of(Node element) {
    return {std::string(element.local_name()), uri_of(element.element_namespace())};
  }
  static bool contains(const std::vector<SanitizerElement>& list, const SanitizerName& name) {
    return find(list, name) != nullptr;
  }
  static const SanitizerElement* find(const std::vector<SanitizerElement>& list, const SanitizerName& name) {
    for (const SanitizerElement& one : list)
      if (one.name == name.name && one.namespace_uri == name.namespace_uri) return &one;
    return nullptr;
  }
  static bool contains(const std::vector<SanitizerName>& list, const SanitizerName& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  }
  static bool contains(const std::vector<std::string>& list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
  }

  bool sanitize_child(Node child) {
    if (child.type() == NodeType::comment) {
      if (!config_.comments.value_or(false)) document_.remove(child);
      return true;
    }
    if (child.type() == NodeType::processing_instruction) {
      if (config_.processing_instructions ? !contains(*config_.processing_instructions, child.target())
                                          : contains(*config_.remove_processing_instructions, child.target()))
        document_.remove(child);
      return true;
    }
    if (!child.is_element()) return true;
    const SanitizerName name = name_of(child);
    if (config_.replace_with_children_elements && contains(*config_.replace_with_children_elements, name)) {
      const bool done = sanitize(child);
      document_.unwrap(child);
      return done;
    }
    if (config_.elements ? !contains(*config_.elements, name) : contains(*config_.remove_elements, name)) {
      document_.remove(child);
      return true;
    }
    bool done = true;
    if (const Node contents = child.template_contents()) done &= sanitize(contents);
    if (const Node shadow = child.shadow_root()) done &= sanitize(shadow);
    const SanitizerElement* const local = config_.elements ? find(*config_.elements, name) : nullptr;
    std::vector<std::pair<Namespace, std::string>> gone;
    for (const Attribute attribute : child.attributes()) {
      const std::optional<bool> removes = removes_attribute(child, attribute, local);
      if (!removes) return false;
      if (*removes) gone.emplace_back(attribute.attribute_namespace(), attribute.local_name());
    }
    for (const auto& [in, local_name] : gone) document_.remove_attribute(child, in, local_name);
    return sanitize(child) && done;
  }

  std::optional<bool> removes_attribute(Node element, const Attribute& attribute,
                                        const SanitizerElement* local) const {
    const SanitizerName name{std::string(attribute.local_name()), uri_of(attribute.attribute_namespace())};
    if (local != nullptr && local->remove_attributes && contains(*local->remove_attributes, name))
      return true;
    if (config_.attributes) {
      const bool listed = contains(*config_.attributes, name) ||
                          (local != nullptr && local->attributes && contains(*local->attributes, name));
      const bool data =
          name.name.starts_with("data-") && !name.namespace_uri && config_.data_attributes.value_or(false);
      if (!listed && !data) return true;
    } else {
      if (local != nullptr && local->attributes && !contains(*local->attributes, name)) return true;
      if (contains(*config_.remove_attributes, name)) return true;
    }
    if (safe_ && may_be_event_handler(name.name)) return true;
    if (config_.javascript_urls.value_or(false)) return false;
    if (navigates(element, attribute)) return is_javascript(attribute.value());
    return animates_href(element, attribute);
  }

  // Every one: see SanitizeOptions::only_standard_event_handlers.
  static bool may_be_event_handler(std::string_view name) {
    const auto is_letter = [](char c) { return (c | 0x20) >= 'a' && (c | 0x20) <= 'z'; };
    return name.size() > 2 && name.starts_with("on") && std::all_of(name.begin() + 2, name.end(), is_letter);
  }

  Document& document_;
  const SanitizerConfig& config_;
  const bool safe_;
};

struct Removals {
  std::size_t count = 0;
};

void count_removal(const SanitizerRemoval& removal, void* user_data) {
  expect(removal.node || removal.range.end >= removal.range.begin, "a removal of nothing");
  expect(removal.anchor.empty() || removal.anchor.starts_with('#'), "a removal without a clause");
  ++static_cast<Removals*>(user_data)->count;
}

Document parsed(const Case& read, const ParseOptions& options) {
  return read.context ? parse_fragment(read.markup, *read.context, options) : parse(read.markup, options);
}

Document sanitized(const Case& read, const Sanitizer& sanitizer, const SanitizeOptions& options, bool safe) {
  if (read.context)
    return safe ? parse_html_fragment(read.markup, *read.context, sanitizer, options)
                : parse_html_fragment_unsafe(read.markup, *read.context, sanitizer, options);
  return safe ? parse_html(read.markup, sanitizer, options)
              : parse_html_unsafe(read.markup, sanitizer, options);
}

void check_method(const Case& read, const Sanitizer& sanitizer, bool safe) {
  SanitizeOptions options;
  options.parse = read.options;
  Removals removals;
  options.on_removal = count_removal;
  options.removal_user_data = &removals;
  const bool script = read.context && read.context->local_name == "script" &&
                      read.context->element_namespace != Namespace::mathml;
  Document filtered = sanitized(read, sanitizer, options, safe);
  expect_sound(filtered);
  if (safe) expect_safe(filtered.result());
  if (safe && script) {
    expect(!filtered.result().first_child(), "the content of a script remains");
    return;
  }
  const std::string left = dump_tree(filtered);

  // The Standard's steps on the tree that parsing gives.
  ParseOptions parse_options = read.options;
  if (!read.context) parse_options.scripting = false;
  Document plain = parsed(read, parse_options);
  expect(plain.status() == filtered.status(), "sanitizing changes the status");
  const std::string whole = dump_tree(plain);
  if (removals.count == 0) expect_same("the tree from which nothing is removed", whole, left);
  Sanitizer effective = sanitizer;
  if (safe) effective.remove_unsafe();
  const SanitizerConfig config = effective.get();
  if (Walk(plain, config, safe).sanitize(plain.result()))
    expect_same("the naive walk", dump_tree(plain), left);

  // Sanitizing twice is the same as once, also for an existing tree.
  options.on_removal = nullptr;
  expect((safe ? sanitize(filtered, filtered.result(), sanitizer, options)
               : sanitize_unsafe(filtered, filtered.result(), sanitizer, options)) == DomError::none,
         "sanitizing again fails");
  expect_same("the tree sanitized again", left, dump_tree(filtered));

  // While parsing: nothing is left that filtering would remove, either.
  options.method = SanitizeMethod::while_parsing;
  Document built = sanitized(read, sanitizer, options, safe);
  expect_sound(built);
  if (safe) expect_safe(built.result());
}

void check(std::string_view input) {
  std::optional<Case> read = read_case(input);
  if (!read) return;
  const std::size_t separator = read->markup.find('\x1E');
  if (separator == std::string_view::npos) return;
  const std::string_view configuration = read->markup.substr(0, separator);
  read->markup = read->markup.substr(separator + 1);
  // How much memory a parse takes depends on what is removed while it continues.
  read->options.limits.memory_bytes = 0;

  const auto mode = read->seed % 4 == 1 ? Unmentioned::removed : Unmentioned::kept;
  Maker maker(configuration);
  const SanitizerResult made = configuration.starts_with('{') ? Sanitizer::from_json(configuration, mode)
                                                              : Sanitizer::create(maker.config(), mode);
  if (!made) {
    expect(!made.error().message.empty() &&
               (made.error().anchor.empty() || made.error().anchor.starts_with('#')),
           "a configuration is refused without message");
    return;
  }
  Sanitizer sanitizer = *made;
  const SanitizerConfig original = sanitizer.get();
  const Sanitizer copy = sanitizer;
  bool loosened = false;
  if (!configuration.starts_with('{')) loosened = maker.modify(sanitizer);
  expect(copy.get() == original, "a modifier changes a copy");
  const SanitizerConfig config = sanitizer.get();
  if (!loosened) {
    const SanitizerResult again = Sanitizer::create(config);
    expect(again.has_value(), "what get() returns is refused");
    expect(again->get() == config, "what get() returns makes another sanitizer");
    const SanitizerResult read_again = Sanitizer::from_json(sanitizer.to_json());
    expect(read_again.has_value() && read_again->get() == config,
           "what to_json() returns makes another sanitizer");
  }
  check_method(*read, sanitizer, true);
  check_method(*read, sanitizer, false);
  expect(sanitizer.get() == config, "sanitizing changes a sanitizer");
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}

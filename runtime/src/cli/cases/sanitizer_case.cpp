// The sanitizer's cases: configurations, their modifiers, and the methods that parse.
#include "cli/cases/sanitizer_case.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/cases/case_members.h"
#include "cli/shared/arguments.h"
#include "cli/shared/contexts.h"
#include "cli/shared/editions.h"
#include "lockstep/lockstep.h"
#include "options/table.h"

namespace lockstep::cli {

namespace {

using detail::JsonKind;
using detail::JsonValue;

// Thrown where the Web's methods throw a TypeError. It has a message only if a rule makes the configuration
// invalid (#dom-sanitizerconfig-valid).
struct TypeError {
  std::string message = {}, path = {};
};

// Returns the member even if it is null, which is a value here.
JsonValue member_or_null(const JsonLine& line, const char* name) {
  line.member(name);  // so that it counts as known
  return line.value().member(name);
}

Sanitizer sanitizer_of(JsonValue config, bool keeps_unmentioned) {
  const SanitizerResult made =
      Sanitizer::from_json(config.source(), keeps_unmentioned ? Unmentioned::kept : Unmentioned::removed);
  if (made) return *made;
  if (made.error().anchor != "#dom-sanitizerconfig-valid") throw TypeError();
  throw TypeError{made.error().message, made.error().path};
}

// Returns a configuration with a single list that has one entry.
SanitizerConfig config_with(std::string_view list, JsonValue entry) {
  if (!entry) throw TypeError();
  const SanitizerConfigResult made = SanitizerConfig::from_json(
      std::string("{\"").append(list).append("\":[").append(entry.source()).append("]}"));
  if (!made) throw TypeError();
  return *made;
}
SanitizerElement element_of(JsonValue entry) { return config_with("elements", entry).elements->front(); }
SanitizerElement element_name_of(JsonValue entry) {
  return config_with("removeElements", entry).remove_elements->front();
}
SanitizerName attribute_of(JsonValue entry) { return config_with("attributes", entry).attributes->front(); }
std::string target_of(JsonValue entry) {
  return config_with("processingInstructions", entry).processing_instructions->front();
}
bool boolean_of(JsonValue value) {
  if (!value) throw TypeError();
  return value.is_truthy();
}

struct Modifier {
  std::string_view name;
  bool (*apply)(Sanitizer& sanitizer, JsonValue argument);
};

constexpr Modifier kModifiers[] = {
    {"allowElement", [](Sanitizer& to, JsonValue value) { return to.allow_element(element_of(value)); }},
    {"removeElement",
     [](Sanitizer& to, JsonValue value) { return to.remove_element(element_name_of(value)); }},
    {"replaceElementWithChildren",
     [](Sanitizer& to, JsonValue value) { return to.replace_element_with_children(element_name_of(value)); }},
    {"allowAttribute",
     [](Sanitizer& to, JsonValue value) { return to.allow_attribute(attribute_of(value)); }},
    {"removeAttribute",
     [](Sanitizer& to, JsonValue value) { return to.remove_attribute(attribute_of(value)); }},
    {"setComments", [](Sanitizer& to, JsonValue value) { return to.set_comments(boolean_of(value)); }},
    {"setDataAttributes",
     [](Sanitizer& to, JsonValue value) { return to.set_data_attributes(boolean_of(value)); }},
    {"setJavascriptURLs",
     [](Sanitizer& to, JsonValue value) { return to.set_javascript_urls(boolean_of(value)); }},
    {"allowProcessingInstruction",
     [](Sanitizer& to, JsonValue value) { return to.allow_processing_instruction(target_of(value)); }},
    {"removeProcessingInstruction",
     [](Sanitizer& to, JsonValue value) { return to.remove_processing_instruction(target_of(value)); }},
    {"removeUnsafe", [](Sanitizer& to, JsonValue) { return to.remove_unsafe(); }},
};

bool modify(Sanitizer& sanitizer, JsonValue step) {
  const JsonValue name = step.first();
  if (!step.is(JsonKind::array) || !name.is(JsonKind::string))
    throw BadCase("\"modify\" must be an array of arrays such as [\"allowElement\", \"b\"]");
  std::vector<std::string_view> known;
  for (const Modifier& modifier : kModifiers) {
    if (modifier.name == name.string()) return modifier.apply(sanitizer, name.next());
    known.push_back(modifier.name);
  }
  throw BadCase(unknown_word("method", name.string(), known));
}

// The members of a case.
struct SanitizerCase {
  JsonValue config, steps;
  bool remove_unsafe, instance, removals;
  std::string_view method;  // empty: none
  bool parses_document, safe;
  std::string html, context;
  std::optional<std::string> root;
  JsonValue set;  // a name, a value and perhaps "xlink": an attribute that a program sets
  SanitizeOptions options;
};

SanitizerCase read(const JsonLine& line) {
  SanitizerCase test = {};
  test.config = member_or_null(line, "config");
  test.steps = member_or_null(line, "modify");
  if (test.steps && !test.steps.is(JsonKind::array)) throw BadCase("\"modify\" must be an array of arrays");
  test.remove_unsafe = boolean_member(line, "removeUnsafe");
  test.instance = boolean_member(line, "instance");
  test.removals = boolean_member(line, "removals");
  if (const auto method = string_member(line, "method")) {
    static constexpr std::string_view kMethods[] = {"setHTML", "setHTMLUnsafe", "parseHTML",
                                                    "parseHTMLUnsafe"};
    for (const std::string_view known : kMethods)
      if (known == *method) test.method = known;
    if (test.method.empty()) throw BadCase(unknown_word("method", *method, kMethods));
  }
  test.parses_document = test.method.starts_with("parse");
  test.safe = !test.method.ends_with("Unsafe");
  test.html = string_member(line, "html").value_or("");
  test.context = string_member(line, "context").value_or("div");
  test.root = string_member(line, "root");
  if (test.root && *test.root != "body" && *test.root != "body first")
    throw BadCase("\"root\" must be \"body\" or \"body first\"");
  test.set = member_or_null(line, "set");
  if (test.set && !(test.set.is(JsonKind::array) && test.set.first().is(JsonKind::string) &&
                    test.set.first().next().is(JsonKind::string)))
    throw BadCase("\"set\" must be a name and a value, such as [\"href\", \"#a\"]");
  if (boolean_member(line, "while_parsing")) test.options.method = SanitizeMethod::while_parsing;
  // The default is the Standard's, because the sanitizer's cases are compared with the Standard.
  test.options.only_standard_event_handlers = !boolean_member(line, "every_event_handler");
  test.options.run_scripts = boolean_member(line, "runScripts");
  if (const auto date = string_member(line, "edition")) test.options.parse.edition = edition_of(*date);
  read_members(line, options::kParse, test.options.parse);
  if (boolean_member(line, "inert")) test.options.parse.scripting = false;
  line.member_text("id");
  line.member("execute");
  line.member("quirks");
  line.member("unsafe");
  check_names(line);
  return test;
}

// Whether the method returns before it examines the configuration. #set-and-filter-html
bool does_nothing(const SanitizerCase& test) {
  const FragmentContext context = fragment_context(test.context);
  return test.safe && !test.parses_document && context.local_name == "script" &&
         context.element_namespace != Namespace::mathml;
}

void append_tree(std::string& out, const std::string& tree, const std::string& html) {
  out += "\"tree\":";
  append_json_string(out, tree);
  out += ",\"html\":";
  append_json_string(out, html);
}

// Parses the input, sets the case's attribute on the first element, as a program would, and sanitizes the
// tree.
Document sanitized_with_attribute(const SanitizerCase& test, const Sanitizer& sanitizer) {
  const SanitizeOptions parse_only{.parse = test.options.parse};
  const Sanitizer all = Sanitizer::keep_everything();
  Document document = test.parses_document ? parse_html_unsafe(test.html, all, parse_only)
                                           : parse_html_fragment_unsafe(
                                                 test.html, fragment_context(test.context), all, parse_only);
  const Node root = document.result();
  if (const Node element = root.first_element_child()) {
    const std::string name(test.set.first().string());
    const std::string value(test.set.first().next().string());
    const DomError error = test.set.first().next().next()
                               ? document.set_attribute(element, Namespace::xlink, "xlink:" + name, value)
                               : document.set_attribute(element, name, value);
    if (error != DomError::none) throw BadCase("\"set\" has an invalid attribute name");
  }
  // Sanitizing cannot fail, since the root belongs to the document.
  static_cast<void>(test.safe ? sanitize(document, root, sanitizer, test.options)
                              : sanitize_unsafe(document, root, sanitizer, test.options));
  return document;
}

Document sanitized_document(const SanitizerCase& test, const Sanitizer& sanitizer) {
  if (test.set) return sanitized_with_attribute(test, sanitizer);
  return test.safe ? parse_html(test.html, sanitizer, test.options)
                   : parse_html_unsafe(test.html, sanitizer, test.options);
}

void append_document(std::string& out, const SanitizerCase& test, const Sanitizer& sanitizer) {
  Document document = sanitized_document(test, sanitizer);
  const std::string html =
      document.root().first_element_child().outer_html({.serializable_shadow_roots = true});
  if (!test.root) return append_tree(out, dump_tree(document.root()), html);
  const Node root = *test.root == "body" ? document.body() : document.body().first_child();
  if (!root) {
    out += "\"tree\":null,\"html\":";
    append_json_string(out, html);
    return;
  }
  // Moves the root's children to a fragment, because dump_tree() of an element writes the element, too.
  const Node fragment = document.create_document_fragment();
  while (const Node child = root.first_child())
    if (document.append(fragment, child) != DomError::none) break;
  append_tree(out, dump_tree(fragment), html);
}

void append_fragment(std::string& out, const SanitizerCase& test, const Sanitizer& sanitizer) {
  const FragmentContext context = fragment_context(test.context);
  const Document document = test.set && !does_nothing(test) ? sanitized_with_attribute(test, sanitizer)
                            : test.safe
                                ? parse_html_fragment(test.html, context, sanitizer, test.options)
                                : parse_html_fragment_unsafe(test.html, context, sanitizer, test.options);
  append_tree(out, dump_tree(document.fragment()),
              serialize_html(document.fragment(),
                             {.scripting = test.options.parse.scripting, .serializable_shadow_roots = true}));
}

std::string_view name_of(RemovalReason reason) {
  switch (reason) {
    case RemovalReason::comment:
      return "comment";
    case RemovalReason::processing_instruction:
      return "processing_instruction";
    case RemovalReason::element:
      return "element";
    case RemovalReason::replaced_element:
      return "replaced_element";
    case RemovalReason::attribute:
      return "attribute";
    case RemovalReason::javascript_url:
      return "javascript_url";
    case RemovalReason::animated_javascript_url:
      return "animated_javascript_url";
  }
  return {};
}

// Appends a removal to a std::string.
void append_removal(const SanitizerRemoval& removal, void* user_data) {
  std::string& out = *static_cast<std::string*>(user_data);
  out += out.empty() ? "{\"node\":" : ",{\"node\":";
  append_json_string(out, removal.node.type() == NodeType::processing_instruction
                              ? removal.node.target()
                              : removal.node.local_name());
  if (removal.attribute) {
    out += ",\"attribute\":";
    append_json_string(out, removal.attribute.local_name());
  }
  out.append(",\"reason\":\"").append(name_of(removal.reason)).append("\",\"member\":");
  append_json_string(out, removal.member);
  out += removal.unsafe ? ",\"unsafe\":true}" : ",\"unsafe\":false}";
}

}  // namespace

bool is_sanitizer_case(const JsonLine& line) {
  return line.member("method") || (line.value().is(JsonKind::object) && !line.member("html") &&
                                   !line.member("bytes") && !line.member("hex") && !line.member("context"));
}

void answer_sanitizer_case(std::string& out, const JsonLine& line) {
  SanitizerCase test = read(line);
  std::string removals;
  if (test.removals) {
    test.options.on_removal = append_removal;
    test.options.removal_user_data = &removals;
  }
  const std::size_t start = out.size();
  try {
    Sanitizer sanitizer = test.safe ? Sanitizer() : Sanitizer::keep_everything();
    if (test.steps || test.remove_unsafe || test.instance || test.method.empty()) {
      // Creates the object that `new Sanitizer(config)` returns.
      sanitizer = test.config ? sanitizer_of(test.config, true) : Sanitizer();
      if (test.steps) {
        out += "\"returns\":[";
        for (JsonValue step = test.steps.first(); step; step = step.next()) {
          if (out.back() != '[') out += ',';
          out += modify(sanitizer, step) ? "true" : "false";
        }
        out += "],";
      }
      if (test.remove_unsafe) out += sanitizer.remove_unsafe() ? "\"removed\":true," : "\"removed\":false,";
      out.append("\"get\":").append(sanitizer.to_json());
      if (!test.method.empty()) out += ',';
    } else if (test.config && does_nothing(test)) {
      if (!SanitizerConfig::from_json(test.config.source())) throw TypeError();
    } else if (test.config) {
      sanitizer = sanitizer_of(test.config, !test.safe);
    }
    if (test.method.empty()) return;
    if (test.parses_document)
      append_document(out, test, sanitizer);
    else
      append_fragment(out, test, sanitizer);
    if (test.removals) out.append(",\"removals\":[").append(removals).append("]");
  } catch (const TypeError& error) {
    out.resize(start);
    out += "\"throws\":\"TypeError\"";
    if (error.message.empty()) return;
    out += ",\"because\":{\"message\":";
    append_json_string(out, error.message);
    out += ",\"path\":";
    append_json_string(out, error.path);
    out += '}';
  }
}

}  // namespace lockstep::cli

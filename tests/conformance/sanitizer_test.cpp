// Compares the sanitizer with the tests of web-platform-tests, and its tables with lists written by others.
#include "lockstep/sanitizer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "lockstep/lockstep.h"
#include "sanitizer/sanitizer_tables.h"
#include "support/contexts.h"
#include "support/test_data.h"

namespace lockstep::test {
namespace {

using nlohmann::json;

// --- The Web's dictionaries, converted as Web IDL does. An exception is a TypeError.

bool truthy(const json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_number()) return value.get<double>() != 0;
  if (value.is_string()) return !value.get<std::string>().empty();
  return !value.is_null();
}

template <class Entry>
Entry entry_of(const json& value, const char* key) {
  if (value.is_string()) return Entry{value.get<std::string>()};
  if (value.is_number()) return Entry{value.dump()};
  if (!value.is_object() || !value.contains(key)) throw std::invalid_argument("not an entry");
  Entry entry{value[key].get<std::string>()};
  if (value.contains("namespace"))
    entry.namespace_uri =
        value["namespace"].is_null() ? std::nullopt : std::optional(value["namespace"].get<std::string>());
  return entry;
}

SanitizerName name_of(const json& value) { return entry_of<SanitizerName>(value, "name"); }

std::string target_of(const json& value) {
  return value.is_string() ? value.get<std::string>() : value.at("target").get<std::string>();
}

template <class Entry, class Convert>
void read_list(const json& object, const char* key, std::optional<std::vector<Entry>>& list,
               Convert convert) {
  if (!object.is_object() || !object.contains(key)) return;
  if (!object[key].is_array()) throw std::invalid_argument("not a list");
  list.emplace();
  for (const json& value : object[key]) list->push_back(convert(value));
}

SanitizerElement element_of(const json& value) {
  auto element = entry_of<SanitizerElement>(value, "name");
  read_list(value, "attributes", element.attributes, name_of);
  read_list(value, "removeAttributes", element.remove_attributes, name_of);
  return element;
}

SanitizerConfig config_of(const json& value) {
  SanitizerConfig config;
  read_list(value, "elements", config.elements, element_of);
  read_list(value, "removeElements", config.remove_elements, element_of);
  read_list(value, "replaceWithChildrenElements", config.replace_with_children_elements, element_of);
  read_list(value, "processingInstructions", config.processing_instructions, target_of);
  read_list(value, "removeProcessingInstructions", config.remove_processing_instructions, target_of);
  read_list(value, "attributes", config.attributes, name_of);
  read_list(value, "removeAttributes", config.remove_attributes, name_of);
  const auto flag = [&](const char* key, std::optional<bool>& member) {
    if (value.contains(key)) member = truthy(value[key]);
  };
  flag("comments", config.comments);
  flag("dataAttributes", config.data_attributes);
  flag("javascriptURLs", config.javascript_urls);
  return config;
}

json json_of(const std::vector<SanitizerName>& names) {
  json list = json::array();
  for (const SanitizerName& name : names)
    list.push_back(
        {{"name", name.name}, {"namespace", name.namespace_uri ? json(*name.namespace_uri) : json(nullptr)}});
  return list;
}

json json_of(const std::vector<SanitizerElement>& elements) {
  json list = json::array();
  for (const SanitizerElement& element : elements) {
    json one = {{"name", element.name},
                {"namespace", element.namespace_uri ? json(*element.namespace_uri) : json(nullptr)}};
    if (element.attributes) one["attributes"] = json_of(*element.attributes);
    if (element.remove_attributes) one["removeAttributes"] = json_of(*element.remove_attributes);
    list.push_back(one);
  }
  return list;
}

json json_of(const std::vector<std::string>& targets) {
  json list = json::array();
  for (const std::string& target : targets) list.push_back({{"target", target}});
  return list;
}

json json_of(const SanitizerConfig& config) {
  json object = json::object();
  const auto add = [&](const char* key, const auto& member) {
    if (!member) return;
    if constexpr (std::is_same_v<decltype(member), const std::optional<bool>&>)
      object[key] = *member;
    else
      object[key] = json_of(*member);
  };
  add("elements", config.elements);
  add("removeElements", config.remove_elements);
  add("replaceWithChildrenElements", config.replace_with_children_elements);
  add("processingInstructions", config.processing_instructions);
  add("removeProcessingInstructions", config.remove_processing_instructions);
  add("attributes", config.attributes);
  add("removeAttributes", config.remove_attributes);
  add("comments", config.comments);
  add("dataAttributes", config.data_attributes);
  add("javascriptURLs", config.javascript_urls);
  return object;
}

bool modify(Sanitizer& sanitizer, const std::string& method, const json& argument) {
  if (method == "allowElement") return sanitizer.allow_element(element_of(argument));
  if (method == "removeElement") return sanitizer.remove_element(element_of(argument));
  if (method == "replaceElementWithChildren")
    return sanitizer.replace_element_with_children(element_of(argument));
  if (method == "allowAttribute") return sanitizer.allow_attribute(name_of(argument));
  if (method == "removeAttribute") return sanitizer.remove_attribute(name_of(argument));
  if (method == "setComments") return sanitizer.set_comments(truthy(argument));
  if (method == "setDataAttributes") return sanitizer.set_data_attributes(truthy(argument));
  if (method == "setJavascriptURLs") return sanitizer.set_javascript_urls(truthy(argument));
  if (method == "allowProcessingInstruction")
    return sanitizer.allow_processing_instruction(target_of(argument));
  if (method == "removeProcessingInstruction")
    return sanitizer.remove_processing_instruction(target_of(argument));
  ADD_FAILURE() << "unknown method " << method;
  return false;
}

// Whether `got` contains `want`: of an object only its keys count, and null means that a key is absent.
bool has(const json& got, const json& want) {
  if (want.is_object()) {
    if (!got.is_object()) return false;
    for (const auto& [key, value] : want.items()) {
      if (value.is_null() && key != "namespace" ? got.contains(key)
                                                : !got.contains(key) || !has(got[key], value))
        return false;
    }
    return true;
  }
  if (want.is_array())
    return got.is_array() && std::equal(got.begin(), got.end(), want.begin(), want.end(), has);
  return got == want;
}

// Removing elements leaves text nodes side by side, which dumps join.
void join_texts(Document& document, Node root) {
  for (Node node = root.first_child(); node;) {
    if (const Node contents = node.template_contents()) join_texts(document, contents);
    if (const Node shadow = node.shadow_root()) join_texts(document, shadow);
    join_texts(document, node);
    const Node next = node.next_sibling();
    if (node.type() == NodeType::text && next.type() == NodeType::text) {
      document.set_data(node, std::string(node.data()) + std::string(next.data()));
      document.remove(next);
      continue;
    }
    node = next;
  }
}

std::string without_newline(std::string dump) {
  while (dump.ends_with('\n')) dump.pop_back();
  return dump;
}

// The dump of the children, which are moved out of the document.
std::string dump_children(Document& document, Node root) {
  join_texts(document, root);
  if (root.type() == NodeType::document) return without_newline(dump_tree(document));
  Document copy = parse_fragment("");
  while (const Node child = root.first_child()) copy.append(copy.fragment(), copy.adopt(document, child));
  return without_newline(dump_tree(copy));
}

struct Answer {
  bool throws = false;
  json returns = json::array(), get = json::object();
  std::string tree, html;
};

Answer answer(const json& test) {
  Answer found;
  const std::string method = test.value("method", "");
  const bool safe = method == "setHTML" || method == "parseHTML";
  const bool instance = method.empty() || test.contains("modify") || test.value("instance", false);
  Sanitizer sanitizer = method.empty() || safe ? Sanitizer() : Sanitizer::keep_everything();
  try {
    if (test.contains("config") && test["config"].is_string()) {
      if (test["config"] != "default") throw std::invalid_argument("no preset");
      sanitizer = Sanitizer();
    } else if (test.contains("config") && !test["config"].is_null()) {
      const auto made = Sanitizer::create(config_of(test["config"]),
                                          instance || !safe ? Unmentioned::kept : Unmentioned::removed);
      if (!made) {
        EXPECT_FALSE(made.error().message.empty() || made.error().path.empty());
        throw std::invalid_argument(made.error().message);
      }
      sanitizer = *made;
    } else if (instance) {
      sanitizer = Sanitizer();
    }
    for (const json& one : test.value("modify", json::array()))
      found.returns.push_back(modify(sanitizer, one[0], one[1]));
  } catch (const std::exception&) {
    found.throws = true;
    return found;
  }
  found.get = json_of(sanitizer.get());
  if (method.empty()) return found;
  const std::string html = test["html"];
  SanitizeOptions options;
  options.only_standard_event_handlers = true;  // the tests take the Standard literally
  if (method.starts_with("parse")) {
    Document document =
        safe ? parse_html(html, sanitizer, options) : parse_html_unsafe(html, sanitizer, options);
    Node root = document.root();
    if (test.contains("root")) root = document.body();
    if (test.value("root", "") == "body first") root = root.first_child();
    found.tree = dump_children(document, root);
    return found;
  }
  const std::string name = test.value("context", "div");
  const FragmentContext context = context_named(name);
  Document document = parse("<!doctype html>");
  const Node element = document.create_element(context.local_name, context.element_namespace);
  document.append(document.body(), element);
  const SetHtmlResult result = safe ? set_html(document, element, html, sanitizer, options)
                                    : set_html_unsafe(document, element, html, sanitizer);
  EXPECT_EQ(result.error, DomError::none);
  found.html = element.inner_html();
  found.tree = dump_children(document, element.template_contents() ? element.template_contents() : element);
  return found;
}

json read_json(const std::filesystem::path& path) {
  std::ifstream file(path);
  return json::parse(file);
}

// Cases that give something else, with the clause that decides.
const std::map<std::string, std::string> kDeviations = {
    {"sethtmlunsafe-toplevel-template-script.sub.dat/2",
     "#parsing-main-inhead: the adjusted current node is the context, so it becomes the shadow host"},
};

// Where the tests are ahead of the Standard, the file has the results of the Standard's text. javascriptURLs
// is in that text.
TEST(SanitizerConformance, WebPlatformTests) {
  const auto path = find_test_data("sanitizer/wpt");
  if (!path) GTEST_SKIP() << no_test_data_message("sanitizer/wpt");
  std::ifstream file(*path / "cases.ndjson");
  std::size_t cases = 0, ahead = 0;
  for (std::string line; std::getline(file, line);) {
    json test = json::parse(line);
    ++cases;
    const json needs = test.value("needs", json::array());
    if (test.contains("expected_2026_07") && needs != json::array({"javascriptURLs"})) {
      for (const char* key : {"expected_tree", "expected_html", "throws"}) test.erase(key);
      test.update(test["expected_2026_07"]);
      ++ahead;
    }
    const Answer found = answer(test);
    if (kDeviations.contains(test["id"])) {
      EXPECT_NE(found.tree, test["expected_tree"]) << test["id"];
      continue;
    }
    const auto where = [&] { return test.dump(); };
    EXPECT_EQ(found.throws, test.contains("throws")) << where();
    EXPECT_EQ(found.tree, test.value("expected_tree", found.tree)) << where();
    EXPECT_EQ(found.html, test.value("expected_html", found.html)) << where();
    EXPECT_EQ(found.returns, test.value("returns", found.returns)) << where();
    EXPECT_TRUE(has(found.get, test.value("get_has", json::object()))) << where() << found.get.dump();
  }
  EXPECT_EQ(cases, 935u);
  EXPECT_EQ(ahead, 10u);
}

std::set<std::string> names_of(const json& list) {
  std::set<std::string> names;
  for (const json& one : list) names.insert(one.is_string() ? one.get<std::string>() : one.dump());
  return names;
}

TEST(SanitizerConformance, Tables) {
  const auto path = find_test_data("sanitizer");
  if (!path) GTEST_SKIP() << no_test_data_message("sanitizer");
  const json tables = read_json(*path / "tables.json");
  json ours = json_of(Sanitizer().get());
  EXPECT_EQ(ours["javascriptURLs"], false);
  ours.erase("javascriptURLs");
  for (const char* list : {"elements", "attributes"})
    EXPECT_EQ(names_of(ours[list]), names_of(tables["default"][list])) << list;
  for (const char* member : {"comments", "dataAttributes", "processingInstructions"})
    EXPECT_EQ(ours[member], tables["default"][member]) << member;
  EXPECT_EQ(ours.size(), tables["default"].size());

  const auto elements = [](std::span<const detail::SanitizerElementRow> rows) {
    std::set<std::string> names;
    for (const detail::SanitizerElementRow& row : rows)
      names.insert(json({{"name", row.name}, {"namespace", row.namespace_uri}}).dump());
    return names;
  };
  EXPECT_EQ(elements(detail::unsafe_elements()), names_of(tables["unsafeElements"]));
  EXPECT_EQ(elements(detail::non_replaceable_elements()), names_of(tables["nonReplaceable"]));
  std::set<std::string> handlers = names_of(tables["eventHandlers"]["html"]);
  handlers.merge(names_of(tables["eventHandlers"]["others"]));
  handlers.merge(names_of(tables["eventHandlers"]["chromium156Adds"]));
  const auto own = detail::event_handler_attributes();
  EXPECT_EQ(std::set<std::string>(own.begin(), own.end()), handlers);
}

}  // namespace
}  // namespace lockstep::test

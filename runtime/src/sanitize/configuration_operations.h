// The operations that the phrases of spec/sanitizer/configuration.rules and modifiers.rules call. They work
// on lists, as in the Standard. The walk over a tree uses a compiled configuration instead.
#ifndef LOCKSTEP_SANITIZE_CONFIGURATION_OPERATIONS_H
#define LOCKSTEP_SANITIZE_CONFIGURATION_OPERATIONS_H

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <vector>

#include "lockstep/sanitizer.h"

namespace lockstep::detail {

// The key by which entries of lists are compared: name and namespace, or target.
template <class Item>
std::string key_of(const Item& item) {
  if constexpr (std::is_same_v<Item, std::string>) {
    return item;
  } else {
    if (!item.namespace_uri) return ':' + item.name;
    return std::to_string(item.namespace_uri->size()) + ':' + *item.namespace_uri + item.name;
  }
}

// https://infra.spec.whatwg.org/#code-unit-less-than, for UTF-8.
bool code_unit_less_than(std::string_view a, std::string_view b);
// https://html.spec.whatwg.org/multipage/dom.html#custom-data-attribute
bool is_custom_data_attribute_name(const SanitizerName& attribute);

class ConfigurationOperations {
 public:
  explicit ConfigurationOperations(SanitizerConfig& config) : config_(&config) {}

  // Why the configuration is invalid.
  const SanitizerError& error() const { return error_; }

 protected:
  template <class Item>
  using List = std::optional<std::vector<Item>>;

  List<SanitizerElement>& elements() { return config_->elements; }
  List<SanitizerElement>& remove_elements() { return config_->remove_elements; }
  List<SanitizerElement>& replace_with_children_elements() { return config_->replace_with_children_elements; }
  List<std::string>& processing_instructions() { return config_->processing_instructions; }
  List<std::string>& remove_processing_instructions() { return config_->remove_processing_instructions; }
  List<SanitizerName>& attributes() { return config_->attributes; }
  List<SanitizerName>& remove_attributes() { return config_->remove_attributes; }
  std::optional<bool>& comments() { return config_->comments; }
  std::optional<bool>& data_attributes() { return config_->data_attributes; }
  std::optional<bool>& javascript_urls() { return config_->javascript_urls; }

  static List<SanitizerName>& attributes_of(SanitizerElement& element) { return element.attributes; }
  static List<SanitizerName>& remove_attributes_of(SanitizerElement& element) {
    return element.remove_attributes;
  }
  static void remove_local_lists(SanitizerElement& element) {
    element.attributes.reset();
    element.remove_attributes.reset();
  }

  // --- Lists. An absent list contains nothing.
  template <class Item>
  static bool exists(const List<Item>& list) {
    return list.has_value();
  }
  template <class Item>
  static bool is_empty(const List<Item>& list) {
    return !list || list->empty();
  }
  template <class Item>
  static std::span<Item> entries(List<Item>& list) {
    return list ? std::span<Item>(*list) : std::span<Item>();
  }
  template <class Item>
  static bool contains(const List<Item>& list, const Item& item) {
    return list && position(*list, item) != list->end();
  }
  template <class Item>
  static Item& find(List<Item>& list, const Item& item) {
    return *position(*list, item);
  }
  template <class Item>
  static void append(List<Item>& list, const Item& item) {
    if (!list) list.emplace();
    list->push_back(item);
  }
  // Returns whether the item was in the list.
  template <class Item>
  static bool remove(List<Item>& list, const Item& item) {
    if (!list) return false;
    const auto found = position(*list, item);
    if (found == list->end()) return false;
    list->erase(found);
    return true;
  }
  template <class Item>
  static void remove_duplicates(List<Item>& list) {
    std::unordered_set<std::string> seen;
    remove_if(list, [&](const Item& item) { return !seen.insert(key_of(item)).second; });
  }
  template <class Item>
  static void subtract(List<Item>& list, const List<Item>& other) {
    const std::unordered_set<std::string> keys = keys_of(other);
    remove_if(list, [&](const Item& item) { return keys.contains(key_of(item)); });
  }
  template <class Item>
  static void intersect(List<Item>& list, const List<Item>& other) {
    const std::unordered_set<std::string> keys = keys_of(other);
    remove_if(list, [&](const Item& item) { return !keys.contains(key_of(item)); });
  }
  template <class Item, class Less>
  static void sort(List<Item>& list, Less less) {
    if (list) std::stable_sort(list->begin(), list->end(), less);
  }
  static bool code_unit_less(std::string_view a, std::string_view b) { return code_unit_less_than(a, b); }

  // --- Conditions that also explain why a configuration is invalid: they record the offending entry.
  template <class Item>
  bool has_duplicates(const List<Item>& list) {
    std::unordered_set<std::string> seen;
    return list && found(*list, [&](const Item& item) { return !seen.insert(key_of(item)).second; });
  }
  // Repeated calls with the same first list index it only once. Records the common entry of the second list.
  template <class Item>
  bool have_common(const List<Item>& list, const List<Item>& other) {
    if (is_empty(list) || is_empty(other)) return false;
    const auto& keys = indexed(list);
    return found(*other, [&](const Item& item) { return keys.contains(key_of(item)); });
  }
  template <class Item>
  bool is_subset(const List<Item>& list, const List<Item>& other) {
    if (is_empty(list)) return true;
    const auto& keys = indexed(other);
    return !found(*list, [&](const Item& item) { return !keys.contains(key_of(item)); });
  }
  bool has_custom_data_attribute(const List<SanitizerName>& list) {
    return list && found(*list, is_custom_data_attribute_name);
  }
  static bool is_custom_data_attribute(const SanitizerName& attribute) {
    return is_custom_data_attribute_name(attribute);
  }
  static void remove_custom_data_attributes(List<SanitizerName>& list) {
    remove_if(list, is_custom_data_attribute_name);
  }
  static bool is_non_replaceable(const SanitizerElement& element);
  // Compares local lists as sets.
  static bool is_equal(const SanitizerElement& a, const SanitizerElement& b);

  // --- Why a configuration is invalid.
  template <class Item>
  void refuse_both(const List<Item>& list, const List<Item>& other) {
    const auto path = path_of(&list);
    error_ = {path + " and " + name_of(path_of(&other)) + " are mutually exclusive", path, kValid};
  }
  template <class Item>
  void refuse_duplicate(const List<Item>& list) {
    refuse_entry(list, "occurs twice");
  }
  template <class Item>
  void refuse_non_replaceable(const List<Item>& list, const Item& item) {
    found_ = static_cast<std::size_t>(&item - list->data());
    refuse_entry(list, "cannot be replaced with its children");
  }
  template <class Item>
  void refuse_common(const List<Item>& list, const List<Item>& other) {
    refuse_entry(list, "is in " + path_of(&other) + " too");
  }
  template <class Item>
  void refuse_missing(const List<Item>& list, const List<Item>& other) {
    refuse_entry(list, "is not in " + path_of(&other));
  }
  void refuse_custom_data_attribute(const List<SanitizerName>& list) {
    refuse_entry(list, "is a custom data attribute, which dataAttributes allows already");
  }
  void refuse_data_attributes() {
    error_ = {"dataAttributes has no meaning without attributes", "dataAttributes", kValid};
  }

  // --- Constants.
  static std::vector<SanitizerElement> baseline_elements();
  static std::vector<SanitizerName> event_handlers();

 private:
  static constexpr std::string_view kValid = "#dom-sanitizerconfig-valid";

  template <class Item, class Other>
  static auto position(Item& list, const Other& item) {
    return std::find_if(list.begin(), list.end(), [&](const Other& one) {
      if constexpr (std::is_same_v<Other, std::string>) {
        return one == item;
      } else {
        return one.name == item.name && one.namespace_uri == item.namespace_uri;
      }
    });
  }
  template <class Item, class Test>
  static void remove_if(List<Item>& list, Test test) {
    if (list) list->erase(std::remove_if(list->begin(), list->end(), test), list->end());
  }
  template <class Item>
  static std::unordered_set<std::string> keys_of(const List<Item>& list) {
    std::unordered_set<std::string> keys;
    if (list)
      for (const Item& item : *list) keys.insert(key_of(item));
    return keys;
  }
  template <class Item>
  const std::unordered_set<std::string>& indexed(const List<Item>& list) {
    if (indexed_ != &list) index_ = keys_of(list);
    indexed_ = &list;
    return index_;
  }
  template <class Item, class Test>
  bool found(const std::vector<Item>& list, Test test) {
    for (found_ = 0; found_ < list.size(); ++found_)
      if (test(list[found_])) return true;
    return false;
  }
  template <class Item>
  void refuse_entry(const List<Item>& list, const std::string& why) {
    const Item& item = (*list)[found_];
    std::string name;
    if constexpr (std::is_same_v<Item, std::string>) {
      name = item;
    } else {
      name = item.name;
    }
    const std::string path = path_of(&list);
    error_ = {"“" + name + "” of " + path + " " + why, path + "[" + std::to_string(found_) + "]", kValid};
  }
  // Returns the list's path in the configuration, as in JSON.
  std::string path_of(const void* list) const;
  static std::string name_of(const std::string& path) { return path.substr(path.rfind('.') + 1); }

  SanitizerConfig* config_;
  SanitizerError error_;
  std::size_t found_ = 0;
  const void* indexed_ = nullptr;
  std::unordered_set<std::string> index_;
};

}  // namespace lockstep::detail

#endif

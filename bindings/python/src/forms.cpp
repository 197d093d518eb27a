// Constructing the entry list of a form:
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
#include "forms.h"

#include <algorithm>
#include <unordered_map>

#include "bulk/table_model.h"
#include "lockstep/encoding.h"
#include "lockstep/ranges.h"
#include "text/characters.h"

namespace lockstep::python {

namespace {

using detail::equals_ignoring_case;

bool is_listed(Node element) {
  return element.is_html("input") || element.is_html("select") || element.is_html("textarea");
}

std::string_view type_of(Node input) { return input.attribute("type").value_or(""); }
bool has_type(Node input, std::string_view type) { return equals_ignoring_case(type_of(input), type); }
bool is_button(Node input) {
  return has_type(input, "submit") || has_type(input, "image") || has_type(input, "reset") ||
         has_type(input, "button");
}

// https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-value
std::string value_of_option(Node option) {
  if (const auto value = option.attribute("value")) return std::string(*value);
  std::string text;
  for (Node node = option.first_child(); node;) {
    if (node.type() == NodeType::text) text += node.data();
    const bool is_script = node.is_element() && node.local_name() == "script";
    node = is_script ? node.following_skipping_children(option) : node.following(option);
  }
  std::string collapsed;
  for (const char c : text) {
    const bool is_space = c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r';
    if (!is_space)
      collapsed += c;
    else if (!collapsed.empty() && collapsed.back() != ' ')
      collapsed += ' ';
  }
  if (!collapsed.empty() && collapsed.back() == ' ') collapsed.pop_back();
  return collapsed;
}

// https://html.spec.whatwg.org/multipage/form-elements.html#concept-option-disabled
bool is_disabled_option(Node option) {
  const Node parent = option.parent();
  return option.has_attribute("disabled") || (parent.is_html("optgroup") && parent.has_attribute("disabled"));
}

// Returns the options that are selected when the page is loaded.
// https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm
std::vector<Node> selected_options(Node select) {
  const bool multiple = select.has_attribute("multiple");
  const auto size = bulk::parse_non_negative_integer(select.attribute("size").value_or(""));
  std::vector<Node> selected;
  Node first;
  for (const Node option : select.find_all(Namespace::html, "option")) {
    if (!first && !is_disabled_option(option)) first = option;
    if (!option.has_attribute("selected")) continue;
    if (!multiple) selected.clear();
    selected.push_back(option);
  }
  if (selected.empty() && !multiple && size.value_or(0) <= 1 && first) selected.push_back(first);
  std::erase_if(selected, is_disabled_option);
  return selected;
}

class EntryList {
 public:
  EntryList(const Document& document, Node form) : document_(document), form_(form) {
    const std::string_view id = form.id();
    is_connected_ = form.is_connected();
    is_named_ = !id.empty() && form.root().find_by_id(id) == form;
  }

  std::vector<FormValue> construct() {
    const Node root = form_.root();
    for (Node node = root; node; node = node.following(root))
      if (is_listed(node) && is_submitted(node)) add(node);
    std::erase_if(values_, [](const FormValue& it) { return it.name.empty(); });
    return std::move(values_);
  }

 private:
  // Whether the form is the control's owner and the control is not barred.
  bool is_submitted(Node control) const {
    // Compares IDs, which avoids searching the tree again.
    const auto named = is_connected_ ? control.attribute("form") : std::nullopt;
    if (named ? !is_named_ || *named != form_.id() : control.form_owner() != form_) return false;
    if (control.has_attribute("disabled")) return false;
    for (Node below = control, node = control.parent(); node; below = node, node = node.parent()) {
      if (node.is_html("datalist")) return false;
      // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled
      if (!node.is_html("fieldset") || !node.has_attribute("disabled")) continue;
      Node legend = node.first_element_child();
      while (legend && !legend.is_html("legend")) legend = legend.next_element_sibling();
      if (legend != below) return false;
    }
    return true;
  }

  void add(Node control) {
    const std::string name(control.attribute("name").value_or(""));
    if (name.empty() || (control.is_html("input") && is_button(control))) return;
    if (control.is_html("select")) {
      for (const Node option : selected_options(control)) values_.push_back({name, value_of_option(option)});
    } else if (control.is_html("textarea")) {
      std::string text;
      for (const Node child : control.children())
        if (child.type() == NodeType::text) text += child.data();
      values_.push_back({name, std::move(text)});
    } else {
      add_input(control, name);
    }
  }

  void add_input(Node input, const std::string& name) {
    const auto value = input.attribute("value");
    const bool is_radio = has_type(input, "radio");
    if (is_radio || has_type(input, "checkbox")) {
      if (!input.has_attribute("checked")) return;
      // Only the last checked radio button of a group stays checked.
      if (is_radio) {
        if (const auto before = radios_.find(name); before != radios_.end())
          values_[before->second].name.clear();
        radios_[name] = values_.size();
      }
      values_.push_back({name, std::string(value.value_or("on"))});
    } else if (has_type(input, "file")) {
      values_.push_back({name, ""});
    } else if (has_type(input, "hidden") && equals_ignoring_case(name, "_charset_")) {
      values_.push_back({name, encoding_name()});
    } else {
      values_.push_back({name, std::string(value.value_or(""))});
    }
  }

  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form
  std::string encoding_name() const {
    Encoding encoding = document_.encoding().encoding;
    if (form_.has_attribute("accept-charset")) {
      encoding = Encoding::utf_8;
      for (const std::string_view label : form_.token_list("accept-charset"))
        if (const auto found = encoding::find(label)) {
          encoding = *found;
          break;
        }
    }
    if (encoding == Encoding::utf_16le || encoding == Encoding::utf_16be) encoding = Encoding::utf_8;
    return std::string(encoding::name(encoding));
  }

  const Document& document_;
  const Node form_;
  bool is_connected_ = false, is_named_ = false;
  std::vector<FormValue> values_;
  std::unordered_map<std::string, std::size_t> radios_;  // the index of the entry by name
};

}  // namespace

std::vector<FormValue> form_values_of(const Document& document, Node form) {
  return EntryList(document, form).construct();
}

}  // namespace lockstep::python

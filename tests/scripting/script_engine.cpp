#include "scripting/script_engine.h"

#include <duktape.h>

#include <algorithm>
#include <vector>

namespace lockstep::test {
namespace {

// The DOM in JavaScript. A node is an object with its number among `nodes` of the native side, and the same
// node is always the same object. natives.* are the functions below.
constexpr const char kDom[] = R"js(
function Node(number) { this.number = number; }
var wrappers = [];
function wrap(number) {
  if (number < 0) return null;
  return wrappers[number] || (wrappers[number] = new Node(number));
}
function wrapAll(numbers) { return numbers.map(wrap); }
Node.prototype = {
  getAttribute: function (name) { return natives.getAttribute(this.number, name); },
  setAttribute: function (name, value) { natives.setAttribute(this.number, name, String(value)); },
  appendChild: function (child) { natives.append(this.number, child.number); return child; },
  insertBefore: function (child, reference) {
    natives.insertBefore(this.number, child.number, reference ? reference.number : -1);
    return child;
  },
  removeChild: function (child) { natives.remove(child.number); return child; },
  remove: function () { natives.remove(this.number); },
  getElementsByTagName: function (name) { return wrapAll(natives.descendants(this.number, name)); },
  querySelector: function (name) { return this.getElementsByTagName(name)[0] || null; },
  get parentNode() { return wrap(natives.parent(this.number)); },
  get firstChild() { return wrap(natives.firstChild(this.number)); },
  get id() { return this.getAttribute('id') || ''; },
  set id(value) { this.setAttribute('id', value); }
};
var document = wrap(natives.root());
document.getElementById = function (id) {
  if (id === '') return null;
  return this.getElementsByTagName('*').filter(function (element) { return element.id === id; })[0] || null;
};
document.createElement = function (name) { return wrap(natives.createElement(name)); };
document.createTextNode = function (data) { return wrap(natives.createText(data)); };
document.write = function () { natives.write(Array.prototype.join.call(arguments, '')); };
document.writeln = function () { natives.write(Array.prototype.join.call(arguments, '') + '\n'); };
Object.defineProperty(document, 'documentElement', { get: function () { return wrap(natives.documentElement()); } });
Object.defineProperty(document, 'head', { get: function () { return wrap(natives.head()); } });
Object.defineProperty(document, 'body', { get: function () { return wrap(natives.body()); } });
)js";

// The native side, stored where the functions find it.
struct Native {
  ScriptEngine* engine;
  std::vector<Node> nodes;  // by number

  Document& document() { return engine->parser().document(); }
  duk_int_t number_of(Node node) {
    if (!node) return -1;
    for (std::size_t i = 0; i < nodes.size(); ++i)
      if (nodes[i] == node) return static_cast<duk_int_t>(i);
    nodes.push_back(node);
    return static_cast<duk_int_t>(nodes.size() - 1);
  }
};

Native& native(duk_context* context) {
  duk_push_global_stash(context);
  duk_get_prop_string(context, -1, "native");
  Native& found = *static_cast<Native*>(duk_get_pointer(context, -1));
  duk_pop_2(context);
  return found;
}
Node node_at(duk_context* context, duk_idx_t index) {
  return native(context).nodes[static_cast<std::size_t>(duk_require_int(context, index))];
}
std::string_view text_at(duk_context* context, duk_idx_t index) {
  duk_size_t size = 0;
  const char* text = duk_require_lstring(context, index, &size);
  return {text, size};
}
duk_ret_t push(duk_context* context, Node node) {
  duk_push_int(context, native(context).number_of(node));
  return 1;
}

duk_ret_t root(duk_context* context) { return push(context, native(context).document().root()); }
duk_ret_t document_element(duk_context* context) {
  return push(context, native(context).document().document_element());
}
duk_ret_t head(duk_context* context) { return push(context, native(context).document().head()); }
duk_ret_t body(duk_context* context) { return push(context, native(context).document().body()); }
duk_ret_t parent(duk_context* context) { return push(context, node_at(context, 0).parent()); }
duk_ret_t first_child(duk_context* context) { return push(context, node_at(context, 0).first_child()); }
duk_ret_t create_element(duk_context* context) {
  return push(context, native(context).document().create_element(text_at(context, 0)));
}
duk_ret_t create_text(duk_context* context) {
  return push(context, native(context).document().create_text(text_at(context, 0)));
}
duk_ret_t get_attribute(duk_context* context) {
  const std::optional<std::string_view> value = node_at(context, 0).attribute(text_at(context, 1));
  if (!value)
    duk_push_null(context);
  else
    duk_push_lstring(context, value->data(), value->size());
  return 1;
}
// Throws what the DOM refuses.
duk_ret_t checked(duk_context* context, DomError error) {
  if (error == DomError::none) return 0;
  return duk_generic_error(context, "%s", std::string(dom_error_name(error)).c_str());
}
// Scripts that could not run when their end tags came may be in the document now.
duk_ret_t inserted(duk_context* context, DomError error) {
  if (error == DomError::none) native(context).engine->run_connected_scripts();
  return checked(context, error);
}
duk_ret_t set_attribute(duk_context* context) {
  return checked(context, native(context).document().set_attribute(node_at(context, 0), text_at(context, 1),
                                                                   text_at(context, 2)));
}
duk_ret_t append(duk_context* context) {
  return inserted(context, native(context).document().append(node_at(context, 0), node_at(context, 1)));
}
duk_ret_t insert_before(duk_context* context) {
  const Node reference = duk_require_int(context, 2) < 0 ? Node() : node_at(context, 2);
  return inserted(
      context, native(context).document().insert_before(node_at(context, 0), node_at(context, 1), reference));
}
duk_ret_t remove(duk_context* context) {
  return checked(context, native(context).document().remove(node_at(context, 0)));
}
duk_ret_t descendants(duk_context* context) {
  const std::string_view name = text_at(context, 1);
  const duk_idx_t array = duk_push_array(context);
  duk_uarridx_t size = 0;
  for (const Node node : node_at(context, 0).descendants()) {
    if (!node.is_element() || (name != "*" && node.local_name() != name)) continue;
    push(context, node);
    duk_put_prop_index(context, array, size++);
  }
  return 1;
}
duk_ret_t write(duk_context* context) {
  const std::string text(text_at(context, 0));
  if (!native(context).engine->write(text))
    return duk_generic_error(context, "document.write() where there is no insertion point");
  return 0;
}

// Nodes in a template are not in the document.
bool is_connected(Node node) {
  while (node.parent()) node = node.parent();
  return node.type() == NodeType::document;
}

const duk_function_list_entry kNatives[] = {
    {"root", root, 0},
    {"documentElement", document_element, 0},
    {"head", head, 0},
    {"body", body, 0},
    {"parent", parent, 1},
    {"firstChild", first_child, 1},
    {"createElement", create_element, 1},
    {"createText", create_text, 1},
    {"getAttribute", get_attribute, 2},
    {"setAttribute", set_attribute, 3},
    {"append", append, 2},
    {"insertBefore", insert_before, 3},
    {"remove", remove, 1},
    {"descendants", descendants, 2},
    {"write", write, 1},
    {nullptr, nullptr, 0},
};

}  // namespace

ScriptEngine::ScriptEngine() : context_(duk_create_heap_default()) {
  duk_push_global_stash(context_);
  duk_push_pointer(context_, new Native{this, {}});
  duk_put_prop_string(context_, -2, "native");
  duk_pop(context_);
  duk_push_object(context_);
  duk_put_function_list(context_, -1, kNatives);
  duk_put_global_string(context_, "natives");
}

ScriptEngine::~ScriptEngine() {
  delete &native(context_);
  duk_destroy_heap(context_);
}

void ScriptEngine::prepare_script(Node script) {
  run_connected_scripts();
  if (is_connected(script))
    run(script);
  else
    waiting_.push_back(script);
}

bool ScriptEngine::write(std::string_view text) {
  if (!parser().has_insertion_point()) return false;
  while (!text.empty()) {
    std::size_t size = 1;
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) ++size;
    if (!parser().insert(text.substr(0, size))) return false;
    run_connected_scripts();
    text.remove_prefix(size);
  }
  return true;
}

void ScriptEngine::run_connected_scripts() {
  for (const Node script : std::vector<Node>(waiting_))
    if (is_connected(script) && std::erase(waiting_, script) != 0) run(script);
}

void ScriptEngine::run(Node script) {
  if (native(context_).nodes.empty()) duk_eval_string_noresult(context_, kDom);
  std::string text;
  for (const Node child : script.children())
    if (child.type() == NodeType::text) text += child.data();
  if (duk_peval_lstring(context_, text.data(), text.size()) != 0 && problem_.empty())
    problem_ = duk_safe_to_string(context_, -1);
  duk_pop(context_);
}

}  // namespace lockstep::test

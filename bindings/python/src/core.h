// Shared by the parts of the extension module: the Python objects for documents and nodes, texts, options,
// errors.
#ifndef LOCKSTEP_PYTHON_CORE_H
#define LOCKSTEP_PYTHON_CORE_H

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "guard.h"
#include "light.h"
#include "lockstep/lockstep.h"
#include "python/documentation.h"
#include "text.h"

namespace lockstep::python {

namespace nb = nanobind;

// --- Texts
// ---------------------------------------------------------------------------------------------------------

inline nb::object text_or_none(std::optional<std::string_view> utf_8) {
  return utf_8 ? text(*utf_8) : nb::none();
}

// How to treat the surrogates in a str, which UTF-8 does not allow.
enum class Surrogates { keep, replace };

// A text or bytes passed by Python. The view refers to an immutable object, `owner`.
struct Input {
  Input(nb::handle html, Surrogates surrogates);
  nb::object owner;
  std::string_view bytes;
  bool is_text = false;
  bool has_surrogates = false;  // whether there are surrogates, as three bytes each
};

// The size in bytes of input that is cheaper to process than to let another thread run.
inline constexpr std::size_t kSmall = 4096;
// The size in bytes of text that takes longer to write than to let another thread run.
inline constexpr std::size_t kLongText = 32 * 1024;

// --- Objects of the Python side
// ------------------------------------------------------------------------------------

// Returns the class or function with that name in lockstep_html._types.
nb::object python_type(const char* name);

// Creates an object of a NamedTuple class from the values of all its fields, without running Python code.
nb::object record_of(nb::handle type, std::span<nb::object> fields);
template <class... Fields>
nb::object record(nb::handle type, Fields&&... fields) {
  std::array<nb::object, sizeof...(Fields)> all{nb::cast(std::forward<Fields>(fields))...};
  return record_of(type, all);
}

// Raises an exception of that class, created from the arguments.
template <class... Arguments>
[[noreturn]] void raise(const char* type, const Arguments&... arguments) {
  const nb::object error = python_type(type)(arguments...);
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(error.ptr())), error.ptr());
  throw nb::python_error();
}

// --- Arguments
// -----------------------------------------------------------------------------------------------------

// The name of an object's class: "int".
std::string class_name(nb::handle object);
// Returns a sentence such as "'limits' must be a mapping or None, not int".
std::string argument_problem(std::string_view name, std::string_view expected, nb::handle given);
// Raises TypeError with that sentence.
[[noreturn]] void refuse_argument(std::string_view name, std::string_view expected, nb::handle given);
inline constexpr std::string_view kCount = "an int that is not negative";
// Returns the end of a message, "; did you mean 'nodes'?", or nothing if none of the known names is similar.
std::string suggestion(std::string_view name, const nb::list& known);
// Copies an argument to a dict. The argument is a mapping from str, which may create new values on each
// access, or None, which gives an empty dict.
nb::dict dict_of(nb::handle mapping, std::string_view name);

// Calls a class as nanobind would, but with the constructor that describe_functions() has described.
PyObject* construct(PyObject* type, PyObject* const* arguments, std::size_t count, PyObject* keywords);
// The slot that each class needs for construct(): Py_tp_vectorcall, which is not defined in headers before
// Python 3.14.
inline const PyType_Slot kConstruct = {82, reinterpret_cast<void*>(&construct)};
inline const PyType_Slot kClassSlots[] = {kConstruct, {0, nullptr}};

// --- Refused changes
// -----------------------------------------------------------------------------------------------

// Raises DomError.
[[noreturn]] void refuse(DomError error, const char* reason);
// Raises the exception for a refused change; does nothing for `none`.
void check(DomError error);

// --- Documents and nodes
// -------------------------------------------------------------------------------------------

// A Document, and its state for Python.
//
// Nodes are read and changed while the thread holds the GIL, or in a free-threaded interpreter the document's
// critical section (guard.h). Work that may take long on a large document runs as a reader, without the lock;
// changes wait until there are no readers. So no thread sees a document while another one changes it.
class PyDocument {
 public:
  PyDocument(Document parsed, nb::object source, bool is_text, nb::dict options);

  Document document;
  nb::handle self;      // the Python object that contains this one
  nb::object source;    // the str or bytes that the document's views point into; null if the document has a
                        // copy
  bool is_text = true;  // whether it was parsed from a str
  nb::dict options;     // the given options, for pickle
  bool large = false;   // whether reading all of it is worth releasing the GIL
  bool modified = false;
  std::uint64_t structure = 0;  // incremented when nodes move, for iterators
  std::atomic<int> readers = 0;
  std::atomic<int> waiting = 0;  // the number of threads that wait for the readers; no new reader begins
                                 // before them
  int process = 0;               // the readers' process
  std::vector<std::thread::id> callers;  // threads that call Python functions while they read it

  // After a fork: forgets the readers and waiting threads of the parent process. Needs the GIL, or the
  // critical section.
  void forget_readers_elsewhere();
  // Lets threads that wait for readers change the document. Otherwise two threads whose reads always overlap
  // would keep them waiting forever.
  void let_changes_come_first();
  // Whether a read of the document in this thread called the running Python function.
  bool is_read_by_caller() const {
    return std::find(callers.begin(), callers.end(), std::this_thread::get_id()) != callers.end();
  }
};

// A Node, which keeps its document alive.
struct PyNode {
  static constexpr auto kClass = nb::detail::const_name("lockstep_html._core.Node");

  nb::object owner;  // a PyDocument
  Node node;
  PyDocument& document() const { return *nb::inst_ptr<PyDocument>(owner); }
};

// Needed by guarded().
inline nb::handle document_of(const PyNode& node) { return node.owner; }
inline nb::handle document_of(const PyDocument& document) { return document.self; }

// Releases the GIL, and the locks that a Guard holds; the destructor acquires them again.
//
// When the interpreter ends, threads that wait for the GIL are killed in a way that C++ code does not
// survive. So after `begin_to_end()`, all threads except its caller block here forever.
class WithoutGil {
 public:
  explicit WithoutGil(bool released = true) {
    if (released) release();
  }
  ~WithoutGil() { take_back(); }
  WithoutGil(const WithoutGil&) = delete;
  WithoutGil& operator=(const WithoutGil&) = delete;
  void release();
  // Does nothing if the GIL is not released.
  void take_back() {
    if (is_released()) restore(std::exchange(state_, nullptr));
  }
  bool is_released() const { return state_ != nullptr; }
  static void begin_to_end();

 private:
  static void restore(PyThreadState* state);
  PyThreadState* state_ = nullptr;
};

// Reads a document or the contents of a node. Releases the GIL if they are large; for small ones, releasing
// the GIL and waiting for it would take longer than reading.
class Reading {
 public:
  explicit Reading(PyDocument& document) : Reading(document, document.large) {}
  Reading(PyDocument& document, Node root) : Reading(document, document.large && is_large(root)) {}
  // Marks a read during which Python functions are called. It keeps the GIL, and changes by those functions
  // are refused.
  enum class Calls { python };
  Reading(PyDocument& document, Calls);
  ~Reading() { end(); }
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;

  // Ends the read, and returns a str made from parts in UTF-8: `each(f)`, which is called twice, calls f with
  // each part. The GIL is held to allocate, and released again to write a long text.
  template <class Each>
  nb::object text_of_parts(const Each& each) {
    TextSize size;
    each([&size](std::string_view part) { size.add(part); });
    const bool released = without_gil_.is_released();
    without_gil_.take_back();
    NewText made(size);
    if (released && size.bytes() > kLongText) without_gil_.release();
    each([&made](std::string_view part) { made.add(part); });
    end();
    return made.take();
  }
  nb::object text_of(std::string_view utf_8) {
#ifdef Py_LIMITED_API
    end();
    return text(utf_8);
#endif
    return text_of_parts([utf_8](const auto& add) { add(utf_8); });
  }
  // Continues with the GIL. Afterwards next_text() makes a str without ending the read.
  void take_gil_back() { without_gil_.take_back(); }
  nb::object next_text(std::string_view utf_8) {
    if (document_ == nullptr || utf_8.size() <= kLongText) return text(utf_8);
    TextSize size;
    {
      const WithoutGil without_gil;
      size.add(utf_8);
    }
    NewText made(size);
    {
      const WithoutGil without_gil;
      made.add(utf_8);
    }
    return made.take();
  }

 private:
  Reading(PyDocument& document, bool large) : document_(large ? &document : nullptr) {
    if (document_ == nullptr) return;
    document_->forget_readers_elsewhere();
    document_->let_changes_come_first();
    document_->readers.fetch_add(1);
    without_gil_.release();
  }
  // Whether the node contains more than a few nodes or more than a short text. O(1)
  static bool is_large(Node root);
  void end() {
    // The read must end before this waits for the GIL.
    if (calls_python_) end_of_calls();
    if (document_ != nullptr && document_->readers.fetch_sub(1) == 1) document_->readers.notify_all();
    document_ = nullptr;
    without_gil_.take_back();
  }

  void end_of_calls();

  PyDocument* document_;
  WithoutGil without_gil_{false};
  bool calls_python_ = false;
};

// The kind of change: changes of the structure invalidate iterators over nodes.
enum class Change { structure, content };

// Waits until no thread reads the document without the GIL. Returns the document for creating nodes, which
// does not change existing ones; changes need an Edit.
Document& without_readers(PyDocument& document);

// A change to a document. Waits for readers as without_readers() does.
class Edit {
 public:
  explicit Edit(PyDocument& document, Change change = Change::structure);
  explicit Edit(const PyNode& node, Change change = Change::structure) : Edit(node.document(), change) {}
  Edit(const Edit&) = delete;
  Edit& operator=(const Edit&) = delete;
  Document& operator*() const { return edited_.document; }
  Document* operator->() const { return &edited_.document; }
  // Raises the exception for a refused change; does nothing for `none`.
  void check(DomError error) {
    if (error != DomError::none) forget();
    python::check(error);
  }
  // Restores `modified` and `structure`: the change was refused and had no effect.
  void forget();

 private:
  PyDocument& edited_;
  bool was_modified_;
  std::uint64_t structure_before_;
};

// Creates a Python object of a bound class with this value.
template <class Value>
nb::object make_object(Value value) {
  static const nb::handle type = nb::type<Value>();
  nb::object object = nb::inst_alloc(type);
  new (nb::inst_ptr<Value>(object)) Value(std::move(value));
  nb::inst_mark_ready(object);
  return object;
}

// Returns the Python object for a node of the document; None for a null Node.
nb::object wrap(nb::handle owner, Node node);
inline nb::object wrap(const PyNode& sibling, Node node) { return wrap(sibling.owner, node); }
// Returns the Python object for a new document. The other parameters are those of PyDocument's constructor.
nb::object wrap(Document document, nb::object source, bool is_text, nb::dict options);
// Return the elements that match a selector passed by Python: a list of Nodes; or the first one, or None.
nb::object select(const PyNode& root, nb::handle css);
nb::object select_one(const PyNode& root, nb::handle css);
// Returns the named values of each matching element: a list of str or None or, if several are named, of
// tuples of these. Without names, returns what `::text` and `::attr(name)` select.
nb::object select_values(const PyNode& root, nb::handle css, nb::args values);
// Returns the text of an element whose only child is a text node, as in most requests; nullopt for others.
inline std::optional<std::string_view> text_of_only_child(Node element) {
  const Node child = element.first_child();
  if (child.type() != NodeType::text || child.next_sibling()) return std::nullopt;
  return child.data();
}
// Returns a node that Python passes to be inserted into `document`: a Node, or a str, which becomes a text
// node.
PyNode node_for(nb::handle document, nb::handle object);
// Returns the descendants with that text, a str or a compiled regular expression: those named `tag` or,
// without a name, the innermost ones.
std::vector<Node> find_by_text(const PyNode& self, const std::optional<std::string>& tag,
                               Namespace name_space, nb::handle text);
// Returns a list of Nodes.
nb::object list_of(const PyNode& sibling, const std::vector<Node>& nodes);
// Returns the slots for node["name"], which can also be set and deleted, and for node.get("name").
std::array<PyType_Slot, 3> node_attribute_slots();

// Returns a name such as "html"; None for Namespace::none.
nb::object namespace_name(Namespace name_space);
Namespace namespace_named(std::string_view name);
// The prefixes in a Python mapping from prefixes to namespaces' names or URLs; no prefixes for None.
class Prefixes {
 public:
  explicit Prefixes(nb::handle namespaces);
  std::span<const NamespacePrefix> all() const { return prefixes_; }

 private:
  std::vector<Input> names_;
  std::vector<NamespacePrefix> prefixes_;
};
// Returns a list of the Nodes and Attributes that Selector::select_values() finds.
nb::object selected_nodes(const PyNode& self, const Selector& selector);
// Return the value of an XPath expression, which is a str or an XPath; and the first node that it selects, or
// None.
nb::object xpath(const PyNode& self, nb::handle expression, nb::handle namespaces, nb::handle functions,
                 bool extensions, bool any_namespace, nb::kwargs variables);
nb::object xpath_one(const PyNode& self, nb::handle expression, nb::handle namespaces, nb::handle functions,
                     bool extensions, bool any_namespace, nb::kwargs variables);
// Returns an EncodingUsed object of Python.
nb::object encoding_used(const EncodingUsed& used);
nb::object byte_range(const ByteRange& range);
nb::object byte_range(const std::optional<ByteRange>& range);
// Returns a list of errors.
nb::object error_list(std::span<const ParseError> errors);
// Returns a shortened text such as "<a href="…">".
std::string describe(Node node);

// --- Options
// -------------------------------------------------------------------------------------------------------

// Keyword arguments as the library's options with the same names.
struct Options {
  ParseOptions parse;
  EncodingOptions encoding;
  TokenizerOptions tokenizer;
  bool names_encoding = false;  // whether any is among EncodingOptions
};

enum class Reads { html, bytes, tokens };

// Reads the keyword arguments of parsing, sniffing or tokenizing, and copies those that the caller may
// change. Raises TypeError for unknown ones.
Options read_options(nb::dict keywords, Reads reads);
// Parses a whole input: as a fragment if there is a context. Raises TypeError for a str with encoding
// options.
Document parse_input(const Input& input, const Options& options, const FragmentContext* context = nullptr);
// Implements parse(), which returns a PyDocument. `html` is a str or bytes; `keywords` are the options.
nb::object parse_document(nb::handle html, nb::kwargs keywords);
// Returns a PyDocument: `html` itself, or what parse() returns for it. Raises TypeError for a PyDocument with
// options.
nb::object document_for(nb::handle html, nb::kwargs keywords);
// Returns the option `scripting` with which the document was parsed.
bool scripting_of(const PyDocument& document);
// Reads a fragment's context passed by Python: a Node, a name as in "svg path", or a mapping with members of
// FragmentContext. The result has all members, and belongs to the caller. `name` is the argument's name.
nb::dict context_members(nb::handle context, std::string_view name = "context");
// Returns the context with these members. Its views point into them.
FragmentContext read_context(const nb::dict& members);
// Whether this is the name of a parsing option other than "limits".
bool is_parse_option(std::string_view name);
Edition edition_named(nb::handle date);
Encoding encoding_named(nb::handle label, std::string_view argument = "encoding");
// Returns the Sanitizer for an argument: None, a Sanitizer, or a configuration. As for setHTML(), what the
// configuration does not mention, such as comments, is removed: see Unmentioned.
Sanitizer sanitizer_for(nb::handle argument);
SerializeOptions read_serialize_options(std::size_t indent, bool scripting, bool serializable_shadow_roots,
                                        bool round_trip, nb::handle edition);

// --- The parts
// -----------------------------------------------------------------------------------------------------

void bind_document(nb::module_& module);
void bind_node(nb::module_& module);
void bind_attributes(nb::module_& module);
void bind_editing(LightClass<PyNode>& node);
void bind_iteration(nb::module_& module, LightClass<PyNode>& node);
void bind_selectors(nb::module_& module, LightClass<PyNode>& node);
void bind_xpath(nb::module_& module, LightClass<PyNode>& node);
void bind_finding(LightClass<PyNode>& node);
void bind_markdown(nb::module_& module, LightClass<PyNode>& node);
void bind_parsing(nb::module_& module);
void bind_tokens(nb::module_& module);
void bind_rewriting(nb::module_& module);
void bind_encoding(nb::module_& module);
void bind_flat(nb::module_& module);
void bind_sanitizing(nb::module_& module);
void bind_bulk(nb::module_& module);
void bind_validating(nb::module_& module);
void bind_extracting(nb::module_& module);

}  // namespace lockstep::python

#endif

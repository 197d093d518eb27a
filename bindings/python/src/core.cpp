// Converting texts, documents and nodes between C++ and Python.
#include "core.h"

#ifndef _WIN32
#include <unistd.h>
#endif

#include <array>
#include <chrono>
#include <span>
#include <thread>

#include "document/terms.h"

namespace lockstep::python {

namespace {

bool is_ascii(nb::handle text) {
#ifdef Py_LIMITED_API
  return nb::cast<bool>(text.attr("isascii")());
#else
  return PyUnicode_IS_ASCII(text.ptr());
#endif
}

std::string_view bytes_of(nb::handle bytes) {
  return {PyBytes_AsString(bytes.ptr()), static_cast<std::size_t>(PyBytes_Size(bytes.ptr()))};
}

}  // namespace

Input::Input(nb::handle html, Surrogates surrogates) {
  if (PyUnicode_Check(html.ptr())) {
    is_text = true;
    // An ASCII str stores its own UTF-8. For any other str, this function would cache UTF-8 in the object.
    if (is_ascii(html)) {
      Py_ssize_t size = 0;
      const char* data = PyUnicode_AsUTF8AndSize(html.ptr(), &size);
      if (data == nullptr) throw nb::python_error();
      owner = nb::borrow(html);
      bytes = {data, static_cast<std::size_t>(size)};
      return;
    }
    PyObject* encoded = PyUnicode_AsUTF8String(html.ptr());
    if (encoded == nullptr) {
      if (!PyErr_ExceptionMatches(PyExc_UnicodeEncodeError)) throw nb::python_error();
      PyErr_Clear();
      if (surrogates == Surrogates::keep) {
        has_surrogates = true;
        encoded = PyUnicode_AsEncodedString(html.ptr(), "utf-8", "surrogatepass");
      } else {
        const nb::object units = checked(PyUnicode_AsEncodedString(html.ptr(), "utf-16-le", "surrogatepass"));
        const nb::object replaced = checked(PyUnicode_FromEncodedObject(units.ptr(), "utf-16-le", "replace"));
        encoded = PyUnicode_AsUTF8String(replaced.ptr());
      }
    }
    owner = checked(encoded);
  } else if (PyBytes_Check(html.ptr())) {
    owner = nb::borrow(html);
  } else if (PyObject_CheckBuffer(html.ptr())) {
    // The buffer may change while it is parsed, so it is copied.
    owner = checked(PyBytes_FromObject(html.ptr()));
  } else {
    PyErr_Format(PyExc_TypeError, "HTML must be str, bytes or an object with the buffer interface, not %s",
                 class_name(html).c_str());
    throw nb::python_error();
  }
  bytes = bytes_of(owner);
}

nb::object python_type(const char* name) { return nb::module_::import_("lockstep_html._types").attr(name); }

nb::object record_of(nb::handle type, std::span<nb::object> fields) {
  auto* const its_class = reinterpret_cast<PyTypeObject*>(type.ptr());
  const auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(its_class, Py_tp_alloc));
  nb::object tuple = checked(allocate(its_class, static_cast<Py_ssize_t>(fields.size())));
  for (std::size_t i = 0; i < fields.size(); ++i)
    if (PyTuple_SetItem(tuple.ptr(), static_cast<Py_ssize_t>(i), fields[i].release().ptr()) != 0)
      throw nb::python_error();
  return tuple;
}

std::string class_name(nb::handle object) {
  return nb::cast<std::string>(nb::handle(object.type()).attr("__name__"));
}

std::string argument_problem(std::string_view name, std::string_view expected, nb::handle given) {
  std::string found = class_name(given);
  if (expected == kCount && PyLong_Check(given.ptr())) {
    const Py_ssize_t value = PyLong_AsSsize_t(given.ptr());
    found = PyErr_Occurred() != nullptr ? "one of that size" : std::to_string(value);
    PyErr_Clear();
  }
  std::string problem = "'";
  return problem.append(name).append("' must be ").append(expected).append(", not ").append(found);
}

std::string suggestion(std::string_view name, const nb::list& known) {
  const nb::object similar = nb::module_::import_("difflib").attr("get_close_matches")(text(name), known, 1);
  for (const nb::handle best : similar) return "; did you mean '" + nb::cast<std::string>(best) + "'?";
  return {};
}

void refuse_argument(std::string_view name, std::string_view expected, nb::handle given) {
  throw nb::type_error(argument_problem(name, expected, given).c_str());
}

nb::dict dict_of(nb::handle mapping, std::string_view name) {
  nb::dict result;
  if (mapping.is_none()) return result;
  if (!nb::hasattr(mapping, "keys")) refuse_argument(name, "a mapping or None", mapping);
  result.attr("update")(mapping);
  for (const auto [key, value] : result)
    if (!PyUnicode_Check(key.ptr()))
      throw nb::type_error(
          ("the keys of '" + std::string(name) + "' must be str, not " + class_name(key)).c_str());
  return result;
}

void refuse(DomError error, const char* reason) {
  raise("DomError", text(dom_error_name(error)), text(reason));
}

void check(DomError error) {
  const char* reason = "";
  switch (error) {
    case DomError::none:
      return;
    case DomError::hierarchy_request:
      reason = "the parent cannot contain such a node, or the node would contain itself";
      break;
    case DomError::not_found:
      reason = "the node has no parent, is not a child of the parent, or lacks the attribute";
      break;
    case DomError::wrong_document:
      reason = "the node moved to another document: use the node that is there now";
      break;
    case DomError::invalid_character:
      reason = "a name or a token that the DOM does not allow";
      break;
    case DomError::invalid_node_type:
      reason = "the node has no attributes, no data or no children";
      break;
    case DomError::no_modification_allowed:
      reason = "markup cannot replace a child of the document or be inserted next to it";
      break;
    case DomError::namespace_mismatch:
      reason = "the prefix does not belong to the namespace";
      break;
    case DomError::not_supported:
      reason =
          "an HTML template cannot be renamed; an attribute in a namespace must have a name that the parser "
          "creates there";
      break;
    case DomError::quota_exceeded:
      reason = "the markup reaches a limit";
      break;
  }
  refuse(error, reason);
}

PyDocument::PyDocument(Document parsed, nb::object borrowed, bool text, nb::dict given)
    : document(std::move(parsed)), source(std::move(borrowed)), is_text(text), options(std::move(given)) {
  constexpr std::size_t kLarge = 32 * 1024;
  large = document.memory_bytes() > kLarge;
}

void PyDocument::forget_readers_elsewhere() {
#ifndef _WIN32  // Windows has no fork()
  const int now = static_cast<int>(getpid());
  if (process != now) {
    readers.store(0);
    waiting.store(0);
  }
  process = now;
#endif
}

namespace {

struct Threads {
  std::atomic<bool> end_has_begun = false;
  std::atomic<int> returning = 0;  // threads that wait for the GIL
  std::thread::id ending;          // the thread that ends the interpreter
  // Whether the last thread that took the GIL back has not released it through this class. It may have
  // released it elsewhere.
  std::atomic<bool> gil_is_taken = false;
  const bool several_processors = std::thread::hardware_concurrency() > 1;
};

// Returns the state of the process's threads.
Threads& threads() {
  static Threads the_threads;
  return the_threads;
}

// Waits briefly until a thread releases the GIL. A thread that waits in Python instead sleeps, and takes tens
// of microseconds to wake up, which is about as long as other threads hold the GIL to create their results.
// By then the GIL is often taken again.
void wait_awake(const Threads& at) {
#ifndef NB_FREE_THREADED
  if (!at.several_processors) return;
  constexpr auto kLongest = std::chrono::microseconds(50);
  constexpr int kLooks = 64;
  const auto end = std::chrono::steady_clock::now() + kLongest;
  do {
    for (int i = 0; i < kLooks; ++i)
      if (!at.gil_is_taken.load(std::memory_order_acquire)) return;
  } while (std::chrono::steady_clock::now() < end);
#else
  static_cast<void>(at);
#endif
}

}  // namespace

void WithoutGil::release() {
  state_ = PyEval_SaveThread();
  threads().gil_is_taken.store(false, std::memory_order_release);
}

void WithoutGil::restore(PyThreadState* state) {
  Threads& at = threads();
  // Only one thread spins, so that only one processor is kept busy, and sleeping threads take precedence.
  if (at.returning.fetch_add(1) == 0) wait_awake(at);
  if (at.end_has_begun.load() && std::this_thread::get_id() != at.ending) {
    at.returning.fetch_sub(1);
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
  }
  PyEval_RestoreThread(state);
  at.gil_is_taken.store(true, std::memory_order_relaxed);
  at.returning.fetch_sub(1);
}

bool Reading::is_large(Node root) {
  constexpr std::size_t kMostNodes = 64, kMostBytes = 16 * 1024;
  std::size_t nodes = 0, bytes = 0;
  for (Node node = root; node; node = node.following(root)) {
    bytes += node.data().size();
    if (++nodes > kMostNodes || bytes > kMostBytes || node.template_contents() || node.shadow_root())
      return true;
  }
  return false;
}

void WithoutGil::begin_to_end() {
  Threads& at = threads();
  at.ending = std::this_thread::get_id();
  at.end_has_begun.store(true);
  PyThreadState* const state = PyEval_SaveThread();
  // Lets the threads that are already waiting take the GIL. After a fork there may be none, although they
  // were counted.
  constexpr int kLongest = 1000;
  for (int i = 0; i < kLongest && at.returning.load() != 0; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  PyEval_RestoreThread(state);
}

void PyDocument::let_changes_come_first() {
  // The changes are waiting for this thread.
  if (is_read_by_caller()) return;
  // When the interpreter ends, waiting threads never resume.
  while (const int before = threads().end_has_begun.load() ? 0 : waiting.load()) {
    const WithoutGil without_gil;
    waiting.wait(before);
  }
}

Reading::Reading(PyDocument& document, Calls) : document_(&document) {
  document.forget_readers_elsewhere();
  document.let_changes_come_first();
  document.callers.push_back(std::this_thread::get_id());
  document.readers.fetch_add(1);
  calls_python_ = true;
}

void Reading::end_of_calls() {
  without_gil_.take_back();
  auto& callers = document_->callers;
  callers.erase(std::find(callers.begin(), callers.end(), std::this_thread::get_id()));
  calls_python_ = false;
}

Document& without_readers(PyDocument& document) {
  if (document.is_read_by_caller()) {
    PyErr_SetString(PyExc_RuntimeError, "a function that XPath calls cannot change the document");
    throw nb::python_error();
  }
  if (document.readers.load() != 0) document.forget_readers_elsewhere();
  if (document.readers.load() == 0) return document.document;
  document.waiting.fetch_add(1);
  while (const int readers = document.readers.load()) {
    const WithoutGil without_gil;
    document.readers.wait(readers);
  }
  if (document.waiting.fetch_sub(1) == 1) document.waiting.notify_all();
  return document.document;
}

Edit::Edit(PyDocument& document, Change change) : edited_(document) {
  without_readers(document);
  was_modified_ = std::exchange(document.modified, true);
  structure_before_ = document.structure;
  if (change == Change::structure) ++document.structure;
}

void Edit::forget() {
  edited_.modified = was_modified_;
  edited_.structure = structure_before_;
}

nb::object wrap(nb::handle owner, Node node) {
  if (!node) return nb::none();
  return Light<PyNode>::make({nb::borrow(owner), node});
}

nb::object wrap(Document document, nb::object source, bool is_text, nb::dict options) {
  nb::object object = nb::inst_alloc(nb::type<PyDocument>());
  new (nb::inst_ptr<PyDocument>(object))
      PyDocument(std::move(document), std::move(source), is_text, std::move(options));
  nb::inst_ptr<PyDocument>(object)->self = object;
  nb::inst_mark_ready(object);
  return object;
}

PyNode node_for(nb::handle document, nb::handle object) {
  if (PyUnicode_Check(object.ptr())) {
    const Input data(object, Surrogates::keep);
    return {nb::borrow(document),
            without_readers(*nb::inst_ptr<PyDocument>(document)).create_text(data.bytes)};
  }
  const PyNode* const node = Light<PyNode>::in(object);
  if (node == nullptr) throw nb::type_error("expected a Node or a str");
  return *node;
}

nb::object list_of(const PyNode& sibling, const std::vector<Node>& nodes) {
  nb::object list = checked(PyList_New(static_cast<Py_ssize_t>(nodes.size())));
  for (std::size_t i = 0; i < nodes.size(); ++i)
    PyList_SetItem(list.ptr(), static_cast<Py_ssize_t>(i), wrap(sibling, nodes[i]).release().ptr());
  return list;
}

namespace {
constexpr std::array<const char*, 7> kNamespaces = {"", "html", "mathml", "svg", "xlink", "xml", "xmlns"};
}

nb::object namespace_name(Namespace name_space) {
  if (name_space == Namespace::none) return nb::none();
  return nb::steal(PyUnicode_InternFromString(kNamespaces[static_cast<std::size_t>(name_space)]));
}

Namespace namespace_named(std::string_view name) {
  for (std::size_t i = 1; i < kNamespaces.size(); ++i)
    if (kNamespaces[i] == name) return static_cast<Namespace>(i);
  std::string known;
  for (const std::string_view known_name : kNamespaces)
    known.append(known.empty() ? "" : ", ").append(known_name);
  throw nb::value_error(("unknown namespace “" + std::string(name) + "”; choose from: " + known).c_str());
}

Prefixes::Prefixes(nb::handle namespaces) {
  if (namespaces.is_none()) return;
  const nb::dict given = dict_of(namespaces, "namespaces");
  names_.reserve(given.size());
  for (const auto [prefix, name_space] : given) {
    if (!PyUnicode_Check(name_space.ptr()))
      throw nb::type_error(("the values of 'namespaces' must be str, not " + class_name(name_space)).c_str());
    names_.emplace_back(prefix, Surrogates::replace);
    const Input name(name_space, Surrogates::replace);
    Namespace found = Namespace::none;
    for (const Namespace one : {Namespace::html, Namespace::mathml, Namespace::svg, Namespace::xlink})
      if (detail::namespace_url(one) == name.bytes) found = one;
    prefixes_.push_back(
        {names_.back().bytes, found == Namespace::none ? namespace_named(name.bytes) : found});
  }
}

nb::object encoding_used(const EncodingUsed& used) {
  return python_type("EncodingUsed")(
      text(encoding::name(used.encoding)), text(confidence_name(used.confidence)),
      text(encoding_source_name(used.source)), used.parsed_again,
      used.late_encoding ? text(encoding::name(*used.late_encoding)) : nb::none());
}

nb::object byte_range(const ByteRange& range) {
  return record(python_type("ByteRange"), range.begin, range.end);
}

nb::object byte_range(const std::optional<ByteRange>& range) {
  return range ? byte_range(*range) : nb::none();
}

nb::object error_list(std::span<const ParseError> errors) {
  nb::list list;
  if (errors.empty()) return list;
  const nb::object type = python_type("ParseError"), second_type = python_type("SecondPlace");
  for (const ParseError& error : errors) {
    nb::object second = nb::none();
    if (error.second)
      second = record(second_type, text(parse_error_note(error)), byte_range(error.second->range),
                      error.second->line, error.second->column);
    list.append(record(type, text(parse_error_name(error)), text(parse_error_explanation(error)),
                       text(parse_error_anchor(error)), error.offset, error.line, error.column,
                       text(parse_error_message(error)), byte_range(ByteRange{error.offset, error.end}),
                       second, error.reported.offset));
  }
  return list;
}

namespace {

// Returns text for a repr: quoted by Python, and shortened if it is long.
std::string quoted(std::string_view data) {
  constexpr std::size_t kLongest = 60;
  const bool shortened = data.size() > kLongest;
  if (shortened) {
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(data[end]) & 0xC0) == 0x80) --end;
    data = data.substr(0, end);
  }
  std::string result = nb::cast<std::string>(nb::repr(text(data)));
  if (shortened) result.insert(result.size() - 1, "…");
  return result;
}

}  // namespace

std::string describe(Node node) {
  constexpr std::size_t kLongest = 100;
  switch (node.type()) {
    case NodeType::none:
      break;
    case NodeType::document:
      return "#document";
    case NodeType::document_fragment:
      return "#document-fragment";
    case NodeType::doctype:
      return "<!DOCTYPE " + std::string(node.name()) + ">";
    case NodeType::text:
      return quoted(node.data());
    case NodeType::comment:
      return "comment " + quoted(node.data());
    case NodeType::processing_instruction:
      return "processing instruction " + std::string(node.target()) + " " + quoted(node.data());
    case NodeType::element: {
      std::string tag = "<" + std::string(node.local_name());
      for (const Attribute attribute : node.attributes()) {
        if (tag.size() > kLongest) {
          tag += " …";
          break;
        }
        const std::string value = quoted(attribute.value());
        tag.append(" ").append(attribute.qualified_name()).append("=").append(value);
      }
      return tag += ">";
    }
  }
  return "";
}

}  // namespace lockstep::python

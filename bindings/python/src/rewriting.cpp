// The classes Rewriter and RewriteToken.
#include "core.h"

#include <array>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace lockstep::python {

namespace {

constexpr std::array<const char*, 6> kTypes = {"start_tag", "end_tag", "text", "comment", "doctype", "end"};

class PyRewriter;

// The current token of a rewriter, while its handlers are called.
struct PyRewriteToken {
  nb::object owner;  // the rewriter
  RewriteToken* token;
};

RewriteToken& token_of(const PyRewriteToken& self) {
  if (self.token != nullptr) return *self.token;
  PyErr_SetString(PyExc_RuntimeError, "a token is valid only in the handlers that are called with it");
  throw nb::python_error();
}

// Raises ValueError for a change that was refused.
void expect(bool changed, const char* reason) {
  if (!changed) throw nb::value_error(reason);
}

// The handlers of a selector or the document; null or None for a missing one.
using Handlers = std::array<nb::object, 6>;  // by RewriteType

constexpr std::array<std::pair<RewriteType, RewriteKinds>, 5> kKinds = {{
    {RewriteType::start_tag, RewriteKinds::elements},
    {RewriteType::text, RewriteKinds::text},
    {RewriteType::comment, RewriteKinds::comments},
    {RewriteType::doctype, RewriteKinds::doctype},
    {RewriteType::end, RewriteKinds::end},
}};

RewriteKinds kinds_of(const Handlers& handlers) {
  RewriteKinds kinds = RewriteKinds::none;
  for (const auto& [type, kind] : kKinds) {
    const nb::object& handler = handlers[static_cast<std::size_t>(type)];
    if (!handler.is_valid() || handler.is_none()) continue;
    if (PyCallable_Check(handler.ptr()) == 0) throw nb::type_error("a handler must be callable, or None");
    kinds = kinds | kind;
  }
  return kinds;
}

class PyRewriter {
 public:
  PyRewriter(std::size_t token_bytes, const nb::kwargs& keywords)
      : options_(read_options(keywords, Reads::html)),
        reader_({options_.parse, options_.encoding, token_bytes}) {}

  void on(nb::handle css, Handlers handlers) {
    if (begun_) throw nb::value_error("register handlers before the first write()");
    if (!PyUnicode_Check(css.ptr())) throw nb::type_error("a selector must be a str");
    if (!reader_.watch(Input(css, Surrogates::replace).bytes, kinds_of(handlers))) {
      const SelectorError& error = reader_.error();
      raise("SelectorError", text(error.message), error.column, text(error.suggestion));
    }
    by_selector.push_back(std::move(handlers));
  }
  void on_document(Handlers handlers) {
    if (begun_) throw nb::value_error("register handlers before the first write()");
    reader_.watch_document(kinds_of(handlers));
    of_document.push_back(std::move(handlers));
  }

  nb::bytes write(nb::handle self, nb::handle chunk) {
    const Input input(chunk, Surrogates::replace);
    if (input.is_text) throw nb::type_error("a Rewriter reads bytes");
    begin();
    reader_.write(input.bytes);
    return run(self);
  }
  nb::bytes finish(nb::handle self) {
    begin();
    finished_ = true;
    reader_.finish();
    return run(self);
  }
  // Adds a handler for the end tag of the current element.
  void on_end_tag(RewriteToken& token, nb::object handler) {
    if (PyCallable_Check(handler.ptr()) == 0) throw nb::type_error("a handler must be callable");
    expect(token.watch_end_tag(), "this element cannot have content, so it has no end tag");
    at_end[token.element()].push_back(std::move(handler));
  }
  const RewriteReader& reader() const { return reader_; }

  // The objects that the garbage collector must see.
  std::vector<Handlers> by_selector, of_document;
  std::unordered_map<std::uint64_t, std::vector<nb::object>> at_end;  // by element

 private:
  void begin() {
    if (in_use_) {
      PyErr_SetString(PyExc_RuntimeError, "the rewriter is in use: handlers must not write to it");
      throw nb::python_error();
    }
    if (finished_) throw nb::value_error("the rewriter has finished");
    begun_ = true;
  }
  nb::bytes run(nb::handle self) {
    const Use use(in_use_);
    while (RewriteToken* const token = reader_.next()) call_handlers(self, *token);
    const std::string output = reader_.take_output();
    return nb::bytes(output.data(), output.size());
  }
  void call_handlers(nb::handle self, RewriteToken& token) {
    const auto type = static_cast<std::size_t>(token.type());
    std::vector<nb::object> handlers;
    for (const std::uint32_t index : token.matches()) handlers.push_back(by_selector[index][type]);
    for (const Handlers& all : of_document) handlers.push_back(all[type]);
    if (token.type() == RewriteType::end_tag) {
      const auto ended = at_end.find(token.element());
      if (ended != at_end.end()) {
        handlers = std::move(ended->second);
        at_end.erase(ended);
      }
    }
    const nb::object made = make_object(PyRewriteToken{nb::borrow(self), &token});
    const Ended ended{*nb::inst_ptr<PyRewriteToken>(made)};
    for (const nb::object& handler : handlers)
      if (handler.is_valid() && !handler.is_none()) handler(made);
  }
  struct Use {
    explicit Use(bool& in_use) : used(in_use) { used = true; }
    ~Use() { used = false; }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    bool& used;
  };
  // Ends the token's validity, so that a reference to the token does not keep the rewriter alive.
  struct Ended {
    ~Ended() {
      token.token = nullptr;
      token.owner.reset();
    }
    PyRewriteToken& token;
  };

  Options options_;
  RewriteReader reader_;
  bool begun_ = false, finished_ = false, in_use_ = false;
};

// Visits the handlers, which often refer to the rewriter or to objects that refer to it.
template <class Visit>
void each_object(PyRewriter& self, const Visit& visit) {
  for (auto* list : {&self.by_selector, &self.of_document})
    for (Handlers& handlers : *list)
      for (nb::object& handler : handlers) visit(handler);
  for (auto& [element, handlers] : self.at_end)
    for (nb::object& handler : handlers) visit(handler);
}
int traverse(PyObject* self, visitproc visit, void* arg) {
  Py_VISIT(Py_TYPE(self));
  if (!nb::inst_ready(self)) return 0;
  int result = 0;
  each_object(*nb::inst_ptr<PyRewriter>(self), [&](const nb::object& object) {
    if (result == 0 && object.is_valid()) result = visit(object.ptr(), arg);
  });
  return result;
}
int clear(PyObject* self) {
  each_object(*nb::inst_ptr<PyRewriter>(self), [](nb::object& object) { object.reset(); });
  return 0;
}

nb::dict attributes_of(const PyRewriteToken& self) {
  nb::dict values;
  for (const TokenAttributeView& attribute : token_of(self).attributes())
    values[text(attribute.name)] = text(attribute.value);
  return values;
}
nb::object get(const PyRewriteToken& self, std::string_view name, nb::object otherwise) {
  const auto value = token_of(self).attribute(name);
  return value ? text(*value) : std::move(otherwise);
}
void set(const PyRewriteToken& self, std::string_view name, std::string_view value) {
  expect(token_of(self).set_attribute(name, value),
         "only a start tag has attributes, and their names must be valid");
}

// Inserts content, for Python.
template <bool (RewriteToken::*place)(std::string_view, ContentType)>
void insert(const PyRewriteToken& self, std::string_view content, bool html) {
  expect((token_of(self).*place)(content, html ? ContentType::html : ContentType::text),
         "this content cannot be inserted here");
}

}  // namespace

void bind_rewriting(nb::module_& module) {
  nb::class_<PyRewriteToken>(module, "RewriteToken", nb::is_final(), nb::type_slots(kClassSlots),
                             doc("RewriteToken"))
      .def_prop_ro(
          "type",
          [](const PyRewriteToken& self) {
            const auto type = static_cast<std::size_t>(token_of(self).type());
            return nb::steal(PyUnicode_InternFromString(kTypes[type]));
          },
          doc("RewriteToken.type"))
      .def_prop_rw(
          "name", [](const PyRewriteToken& self) { return text(token_of(self).name()); },
          [](const PyRewriteToken& self, std::string_view name) {
            expect(
                token_of(self).set_name(name),
                "only a tag can be renamed; the new name must be valid, and the name of a void element, such "
                "as 'br', is allowed only for a void element");
          },
          doc("RewriteToken.name"))
      .def_prop_ro(
          "namespace",
          [](const PyRewriteToken& self) { return namespace_name(token_of(self).element_namespace()); },
          doc("RewriteToken.namespace"))
      .def_prop_ro(
          "range", [](const PyRewriteToken& self) { return byte_range(token_of(self).range()); },
          doc("RewriteToken.range"))
      .def_prop_ro(
          "bytes",
          [](const PyRewriteToken& self) {
            const std::string_view bytes = token_of(self).bytes();
            return nb::bytes(bytes.data(), bytes.size());
          },
          doc("RewriteToken.bytes"))
      .def_prop_ro("attrs", &attributes_of, doc("RewriteToken.attrs"))
      .def("get", &get, nb::arg("name"), nb::arg("default") = nb::none(), doc("RewriteToken.get"))
      .def("set", &set, nb::arg("name"), nb::arg("value"), doc("RewriteToken.set"))
      .def(
          "remove_attribute",
          [](const PyRewriteToken& self, std::string_view name) {
            return token_of(self).remove_attribute(name);
          },
          nb::arg("name"), doc("RewriteToken.remove_attribute"))
      .def_prop_ro(
          "can_have_content", [](const PyRewriteToken& self) { return token_of(self).can_have_content(); },
          doc("RewriteToken.can_have_content"))
      .def_prop_rw(
          "text", [](const PyRewriteToken& self) { return text(token_of(self).text()); },
          [](const PyRewriteToken& self, std::string_view data) {
            expect(token_of(self).set_text(data),
                   "only the data of a comment can be set, and it must not contain \"--\"");
          },
          doc("RewriteToken.text"))
      .def_prop_ro(
          "is_last_in_text_node",
          [](const PyRewriteToken& self) { return token_of(self).is_last_in_text_node(); },
          doc("RewriteToken.is_last_in_text_node"))
      .def_prop_ro(
          "is_raw_text", [](const PyRewriteToken& self) { return token_of(self).is_raw_text(); },
          doc("RewriteToken.is_raw_text"))
      .def_prop_ro(
          "public_id", [](const PyRewriteToken& self) { return text(token_of(self).public_identifier()); },
          doc("RewriteToken.public_id"))
      .def_prop_ro(
          "system_id", [](const PyRewriteToken& self) { return text(token_of(self).system_identifier()); },
          doc("RewriteToken.system_id"))
      .def("before", &insert<&RewriteToken::before>, nb::arg("content"), nb::arg("html") = false,
           doc("RewriteToken.before"))
      .def("after", &insert<&RewriteToken::after>, nb::arg("content"), nb::arg("html") = false,
           doc("RewriteToken.after"))
      .def("prepend", &insert<&RewriteToken::prepend>, nb::arg("content"), nb::arg("html") = false,
           doc("RewriteToken.prepend"))
      .def("append", &insert<&RewriteToken::append>, nb::arg("content"), nb::arg("html") = false,
           doc("RewriteToken.append"))
      .def("set_inner_content", &insert<&RewriteToken::set_inner_content>, nb::arg("content"),
           nb::arg("html") = false, doc("RewriteToken.set_inner_content"))
      .def("replace", &insert<&RewriteToken::replace>, nb::arg("content"), nb::arg("html") = false,
           doc("RewriteToken.replace"))
      .def(
          "remove",
          [](const PyRewriteToken& self) { expect(token_of(self).remove(), "the end cannot be removed"); },
          doc("RewriteToken.remove"))
      .def(
          "remove_and_keep_content",
          [](const PyRewriteToken& self) {
            expect(token_of(self).remove_and_keep_content(), "only a start tag has content");
          },
          doc("RewriteToken.remove_and_keep_content"))
      .def_prop_ro(
          "is_removed", [](const PyRewriteToken& self) { return token_of(self).is_removed(); },
          doc("RewriteToken.is_removed"))
      .def(
          "on_end_tag",
          [](const PyRewriteToken& self, nb::object handler) {
            RewriteToken& token = token_of(self);
            nb::inst_ptr<PyRewriter>(self.owner)->on_end_tag(token, std::move(handler));
          },
          nb::arg("handler"), doc("RewriteToken.on_end_tag"))
      .def("__repr__", [](const PyRewriteToken& self) {
        if (self.token == nullptr) return std::string("RewriteToken(no longer valid)");
        return "RewriteToken(" + std::string(kTypes[static_cast<std::size_t>(self.token->type())]) + ")";
      });
  const std::array<PyType_Slot, 4> slots = {{
      {Py_tp_traverse, reinterpret_cast<void*>(&traverse)},
      {Py_tp_clear, reinterpret_cast<void*>(&clear)},
      kConstruct,
      {0, nullptr},
  }};
  nb::class_<PyRewriter>(module, "Rewriter", nb::is_weak_referenceable(), nb::type_slots(slots.data()),
                         doc("Rewriter"))
      .def(
          "__init__",
          [](PyRewriter* self, std::size_t token_bytes, const nb::kwargs& options) {
            new (self) PyRewriter(token_bytes, options);
          },
          nb::kw_only(), nb::arg("token_bytes") = std::size_t{1} << 20, nb::arg("parse_options"))
      .def(
          "on",
          [](PyRewriter& self, nb::handle css, nb::object element, nb::object text, nb::object comments) {
            self.on(css, Handlers{{std::move(element), nb::object(), std::move(text), std::move(comments),
                                   nb::object(), nb::object()}});
          },
          nb::lock_self(), nb::arg("css"), nb::arg("element") = nb::none(), nb::arg("text") = nb::none(),
          nb::arg("comments") = nb::none(), doc("Rewriter.on"))
      .def(
          "on_document",
          [](PyRewriter& self, nb::object doctype, nb::object comments, nb::object text, nb::object end) {
            self.on_document(Handlers{{nb::object(), nb::object(), std::move(text), std::move(comments),
                                       std::move(doctype), std::move(end)}});
          },
          nb::lock_self(), nb::arg("doctype") = nb::none(), nb::arg("comments") = nb::none(),
          nb::arg("text") = nb::none(), nb::arg("end") = nb::none(), doc("Rewriter.on_document"))
      .def(
          "write",
          [](nb::handle self, nb::handle chunk) {
            return nb::inst_ptr<PyRewriter>(self)->write(self, chunk);
          },
          nb::lock_self(), nb::arg("chunk"), doc("Rewriter.write"))
      .def(
          "finish", [](nb::handle self) { return nb::inst_ptr<PyRewriter>(self)->finish(self); },
          nb::lock_self(), doc("Rewriter.finish"))
      .def_prop_ro(
          "status", [](const PyRewriter& self) { return text(status_name(self.reader().status())); },
          nb::lock_self(), doc("Rewriter.status"))
      .def_prop_ro(
          "encoding", [](const PyRewriter& self) { return encoding_used(self.reader().encoding()); },
          nb::lock_self(), doc("Rewriter.encoding"))
      .def_prop_ro(
          "skipped_tokens", [](const PyRewriter& self) { return self.reader().skipped_tokens(); },
          nb::lock_self(), doc("Rewriter.skipped_tokens"));
}

}  // namespace lockstep::python

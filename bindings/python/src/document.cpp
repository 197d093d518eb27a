// The class Document.
#include "core.h"

#include <array>
#include <type_traits>
#include <utility>

#include "document/access.h"
#include "python/interface.h"

namespace lockstep::python {

namespace {

constexpr std::array<const char*, 3> kQuirksModes = {"no-quirks", "limited-quirks", "quirks"};

// Calls a method of the root, or of the fragment.
template <class... Arguments>
nb::object of_result(nb::handle self, const char* method, Arguments&&... arguments) {
  return wrap(self, nb::cast<PyDocument&>(self).document.result())
      .attr(method)(std::forward<Arguments>(arguments)...);
}

template <class... Parameters>
nb::object of_result(nb::handle self, nb::object (*function)(const PyNode&, Parameters...),
                     std::type_identity_t<Parameters>... arguments) {
  const Guard guard(self);
  return function({nb::borrow(self), nb::cast<PyDocument&>(self).document.result()}, std::move(arguments)...);
}

template <auto evaluate>
nb::object xpath_of(nb::handle self, nb::handle expression, nb::handle namespaces, nb::handle functions,
                    bool extensions, bool any_namespace, nb::kwargs variables) {
  return of_result(self, evaluate, expression, namespaces, functions, extensions, any_namespace,
                   std::move(variables));
}

nb::object property_of_result(nb::handle self, const char* name) {
  return wrap(self, nb::cast<PyDocument&>(self).document.result()).attr(name);
}

nb::object created(nb::handle self, Node node) {
  if (!node) check(DomError::invalid_character);
  return wrap(self, node);
}

nb::object create_element(nb::handle self, nb::str tag, nb::handle attrs, nb::handle data,
                          nb::str name_space) {
  const Input name(tag, Surrogates::keep), where(name_space, Surrogates::replace);
  const Namespace element_namespace = namespace_named(where.bytes);
  nb::object node;
  {
    const Guard guard(self);
    PyDocument& document = nb::cast<PyDocument&>(self);
    node = created(self, without_readers(document).create_element(name.bytes, element_namespace));
  }
  if (!attrs.is_none()) node.attr("attrs").attr("update")(attrs);
  if (!data.is_none()) node.attr("text") = data;
  return node;
}

// Whether there are lone surrogates, which parse() would replace.
bool has_surrogates(std::string_view wtf_8) {
  for (std::size_t at = 0; (at = wtf_8.find('\xED', at)) < wtf_8.size(); ++at)
    if (at + 1 < wtf_8.size() && static_cast<unsigned char>(wtf_8[at + 1]) >= 0xA0) return true;
  return false;
}

const char* reason_of(SourceEditError error) {
  return error == SourceEditError::wrong_source ? "wrong source"
         : error == SourceEditError::incomplete ? "incomplete"
                                                : "inexpressible";
}

nb::object edit_source(nb::handle self, nb::handle source) {
  const Guard guard(self);
  PyDocument& document = nb::cast<PyDocument&>(self);
  const bool is_text = document.document.encoding().source == EncodingSource::text;
  if (source.is_none() && !document.source.is_valid())
    throw nb::type_error("the document does not keep its source: pass the source");
  // The source kept by a document that was parsed from a str may be its UTF-8.
  const Input input(source.is_none() ? nb::handle(document.source) : source, Surrogates::keep);
  if (!source.is_none() && input.is_text != is_text)
    throw nb::type_error(is_text ? "the document was parsed from a str"
                                 : "the document was parsed from bytes");
  if (is_text && has_surrogates(input.bytes))
    raise("SourceEditError", text("a str with lone surrogates cannot be edited in place"),
          text(reason_of(SourceEditError::inexpressible)));
  SourceOptions options;
  nb::dict keywords;
  nb::object context;
  if (document.options.is_valid()) {
    keywords.attr("update")(document.options);
    context = keywords.attr("pop")("context", nb::none());
  }
  const Options given = read_options(keywords, Reads::html);
  options.parse = given.parse;
  options.encoding = given.encoding;
  if (context.is_valid() && !context.is_none()) options.context = read_context(nb::borrow<nb::dict>(context));

  without_readers(document);
  const bool was_modified = document.modified;
  Edit edit(document);
  const EditedSource edited = lockstep::edit_source(*edit, input.bytes, options);
  if (!was_modified) edit.forget();  // edit_source() changes only modified documents
  if (!edited)
    raise("SourceEditError", text(edited.message), text(reason_of(edited.error)),
          edited.offset ? nb::cast(*edited.offset) : nb::none());
  nb::list changes;
  const nb::object type = python_type("SourceChange");
  for (const SourceChange& change : edited.changes)
    changes.append(type(byte_range(change.source), byte_range(change.result)));
  return python_type("EditedSource")(
      is_text ? text(edited.bytes) : nb::object(nb::bytes(edited.bytes.data(), edited.bytes.size())),
      changes);
}

nb::tuple reduce(nb::handle self) {
  const Guard guard(self);
  const PyDocument& document = nb::cast<PyDocument&>(self);
  const bool exact = document.source.is_valid() && !document.modified;
  nb::dict options;
  for (const auto [key, value] : document.options)
    if (exact || is_parse_option(nb::cast<std::string_view>(key)) ||
        nb::cast<std::string_view>(key) == "context" || nb::cast<std::string_view>(key) == "url")
      options[key] = value;
  options["edition"] = text(edition_date(document.document.edition()));
  nb::object html = exact ? document.source : property_of_result(self, "html");
  // The source kept for a non-ASCII str is its UTF-8.
  if (exact && document.is_text && PyBytes_Check(html.ptr()))
    html = html.attr("decode")("utf-8", "surrogatepass");
  return nb::make_tuple(python_type("restore_document"), nb::make_tuple(html, options));
}

}  // namespace

void bind_document(nb::module_& module) {
  Guarded<PyDocument> document(module, "Document", nb::is_final(), nb::is_weak_referenceable(),
                               nb::type_slots(kClassSlots), doc("Document"));
  add_plain_members(document);
  document
      .def("__repr__",
           [](const PyDocument& self) {
             const Document& it = self.document;
             return text("Document(" +
                         (it.fragment()           ? "fragment"
                          : it.document_element() ? describe(it.document_element())
                                                  : "") +
                         ")");
           })
      .def("__reduce__", &reduce)
      .def_prop_ro(
          "url",
          [](const PyDocument& self) -> nb::object {
            if (!self.options.is_valid() || !self.options.contains("url")) return nb::none();
            return self.options["url"];
          },
          doc("Document.url"))
      .def(
          "links", [](nb::handle self) { return of_result(self, "links"); }, doc("Document.links"))
      .def(
          "metadata", [](nb::handle self) { return of_result(self, "metadata"); }, doc("Document.metadata"))
      .def(
          "json_ld",
          [](nb::handle self, bool parsed) { return of_result(self, "json_ld", nb::arg("parsed") = parsed); },
          nb::kw_only(), nb::arg("parsed") = true, doc("Document.json_ld"))
      .def(
          "tables", [](nb::handle self) { return of_result(self, "tables"); }, doc("Document.tables"))
      .def(
          "get_text",
          [](nb::handle self, nb::handle separator, bool strip) {
            return of_result(self, "get_text", separator, strip);
          },
          nb::arg("separator") = "", nb::arg("strip") = false, doc("Document.get_text"))
      .def_prop_ro(
          "quirks_mode",
          [](const PyDocument& self) {
            return nb::str(kQuirksModes[static_cast<std::size_t>(self.document.quirks_mode())]);
          },
          doc("Document.quirks_mode"))
      .def_prop_ro(
          "status", [](const PyDocument& self) { return text(status_name(self.document.status())); },
          doc("Document.status"))
      .def(
          "raise_for_status",
          [](nb::handle self) {
            const Status status = nb::cast<PyDocument&>(self).document.status();
            if (status != Status::ok) raise("LimitError", text(status_name(status)), self);
          },
          doc("Document.raise_for_status"))
      .def_prop_ro(
          "encoding", [](const PyDocument& self) { return encoding_used(self.document.encoding()); },
          doc("Document.encoding"))
      .def_prop_ro(
          "errors", [](const PyDocument& self) { return error_list(self.document.errors()); },
          doc("Document.errors"))
      .def(
          "line_column",
          [](const PyDocument& self, std::uint64_t offset) {
            const LineColumn found = self.document.line_column(offset);
            return python_type("LineColumn")(found.line, found.column);
          },
          nb::arg("offset"), doc("Document.line_column"))
      .def("__iter__", [](nb::handle self) { return of_result(self, "__iter__"); })
      .def(
          "select",
          [](nb::handle self, nb::handle css) { return of_result(self, &lockstep::python::select, css); },
          nb::arg("css"), doc("Document.select"))
      .def(
          "select_one",
          [](nb::handle self, nb::handle css) { return of_result(self, &lockstep::python::select_one, css); },
          nb::arg("css"), doc("Document.select_one"))
      .def(
          "select_values",
          [](nb::handle self, nb::handle css, nb::args values) {
            return of_result(self, &lockstep::python::select_values, css, std::move(values));
          },
          nb::arg("css"), nb::arg("values"), doc("Document.select_values"))
      .def("xpath", &xpath_of<&lockstep::python::xpath>, nb::arg("expression"), nb::kw_only(),
           nb::arg("namespaces") = nb::none(), nb::arg("functions") = nb::none(),
           nb::arg("extensions") = false, nb::arg("any_namespace") = false, nb::arg("variables"),
           doc("Document.xpath"))
      .def("xpath_one", &xpath_of<&lockstep::python::xpath_one>, nb::arg("expression"), nb::kw_only(),
           nb::arg("namespaces") = nb::none(), nb::arg("functions") = nb::none(),
           nb::arg("extensions") = false, nb::arg("any_namespace") = false, nb::arg("variables"),
           doc("Document.xpath_one"))
      .def(
          "find_by_id", [](nb::handle self, nb::handle id) { return of_result(self, "find_by_id", id); },
          nb::arg("id"), doc("Document.find_by_id"))
      .def(
          "find_all",
          [](nb::handle self, nb::handle tag, nb::handle text, nb::handle name_space) {
            return of_result(self, "find_all", tag, nb::arg("text") = text,
                             nb::arg("namespace") = name_space);
          },
          nb::arg("tag") = nb::none(), nb::kw_only(), nb::arg("text") = nb::none(),
          nb::arg("namespace") = nb::none(), doc("Document.find_all"))
      .def(
          "find",
          [](nb::handle self, nb::handle tag, nb::handle text, nb::handle name_space) {
            return of_result(self, "find", tag, nb::arg("text") = text, nb::arg("namespace") = name_space);
          },
          nb::arg("tag") = nb::none(), nb::kw_only(), nb::arg("text") = nb::none(),
          nb::arg("namespace") = nb::none(), doc("Document.find"))
      .def_prop_ro(
          "descendants", [](nb::handle self) { return property_of_result(self, "descendants"); },
          doc("Document.descendants"))
      .def_prop_ro(
          "text", [](nb::handle self) { return property_of_result(self, "text"); }, doc("Document.text"))
      .def_prop_ro(
          "inner_text", [](nb::handle self) { return property_of_result(self, "inner_text"); },
          doc("Document.inner_text"))
      .def_prop_ro(
          "html", [](nb::handle self) { return property_of_result(self, "html"); }, doc("Document.html"))
      .def(
          "to_html",
          [](nb::handle self, nb::kwargs options) { return of_result(self, "to_html", **options); },
          nb::arg("node_options"), doc("Document.to_html"))
      .def(
          "to_text",
          [](nb::handle self, nb::kwargs options) { return of_result(self, "to_text", **options); },
          nb::arg("node_options"), doc("Document.to_text"))
      .def(
          "to_markdown",
          [](nb::handle self, nb::kwargs options) { return of_result(self, "to_markdown", **options); },
          nb::arg("node_options"), doc("Document.to_markdown"))
      .def(
          "to_xml", [](nb::handle self, nb::kwargs options) { return of_result(self, "to_xml", **options); },
          nb::arg("node_options"), doc("Document.to_xml"))
      .def(
          "to_json",
          [](PyDocument& self) {
            Reading reading(self);
            const std::string result = serialize_json(self.document);
            return reading.text_of(result);
          },
          doc("Document.to_json"))
      .def(
          "dump",
          [](PyDocument& self) {
            Reading reading(self);
            const std::string result = dump_tree(self.document);
            return reading.text_of(result);
          },
          doc("Document.dump"))
      .def("create_element", &create_element, nb::arg("tag"), nb::arg("attrs") = nb::none(),
           nb::arg("text") = nb::none(), nb::kw_only(), nb::arg("namespace") = "html",
           doc("Document.create_element"))
      .def(
          "create_text",
          [](nb::handle self, nb::str data) {
            const Guard guard(self);
            return wrap(self, node_for(self, data).node);
          },
          nb::arg("data"), doc("Document.create_text"))
      .def(
          "create_comment",
          [](nb::handle self, nb::str data) {
            const Input value(data, Surrogates::keep);
            const Guard guard(self);
            return created(self, without_readers(nb::cast<PyDocument&>(self)).create_comment(value.bytes));
          },
          nb::arg("data"), doc("Document.create_comment"))
      .def(
          "create_processing_instruction",
          [](nb::handle self, nb::str target, nb::str data) {
            const Input name(target, Surrogates::keep), value(data, Surrogates::keep);
            const Guard guard(self);
            return created(self, without_readers(nb::cast<PyDocument&>(self))
                                     .create_processing_instruction(name.bytes, value.bytes));
          },
          nb::arg("target"), nb::arg("data"), doc("Document.create_processing_instruction"))
      .def(
          "create_doctype",
          [](nb::handle self, nb::str name, nb::str public_identifier, nb::str system_identifier) {
            const Input a(name, Surrogates::keep), b(public_identifier, Surrogates::keep),
                c(system_identifier, Surrogates::keep);
            const Guard guard(self);
            return created(
                self, without_readers(nb::cast<PyDocument&>(self)).create_doctype(a.bytes, b.bytes, c.bytes));
          },
          nb::arg("name"), nb::arg("public_identifier") = "", nb::arg("system_identifier") = "",
          doc("Document.create_doctype"))
      .def(
          "create_fragment",
          [](nb::handle self) {
            const Guard guard(self);
            return wrap(self, without_readers(nb::cast<PyDocument&>(self)).create_document_fragment());
          },
          doc("Document.create_fragment"))
      .def(
          "clone",
          [](nb::handle self, const PyNode& node, bool deep) {
            const Guard guard(self, node.owner);
            PyDocument& target = nb::cast<PyDocument&>(self);
            const Node copy = without_readers(target).clone(node.node, deep);
            if (!copy) refuse(DomError::not_supported, "a document or a shadow root cannot be cloned");
            return wrap(self, copy);
          },
          nb::arg("node"), nb::kw_only(), nb::arg("deep") = true, doc("Document.clone"))
      .def(
          "adopt",
          [](nb::handle self, const PyNode& node) {
            const Guard guard(self, node.owner);
            PyDocument& target = nb::cast<PyDocument&>(self);
            if (!detail::NodeAccess::is_in(node.document().document, node.node))
              check(DomError::wrong_document);
            // While this waits for one document, other threads may read the other.
            do {
              without_readers(node.document());
              without_readers(target);
            } while (node.document().readers.load() != 0);
            Edit from(node), to(target);
            const Node moved = to->adopt(*from, node.node);
            if (!moved) {
              to.forget();
              from.forget();
              refuse(DomError::not_supported,
                     "a document, a shadow root or the contents of a template cannot be adopted");
            }
            return wrap(self, moved);
          },
          nb::arg("node"), doc("Document.adopt"))
      .def("edit_source", &edit_source, nb::arg("source") = nb::none(), doc("Document.edit_source"));
}

}  // namespace lockstep::python

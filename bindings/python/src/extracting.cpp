// main_content() and extract().
#include "addresses.h"
#include "core.h"

namespace lockstep::python {

namespace {

// A MainContent, which keeps its document alive.
struct PyMainContent {
  nb::object owner;  // a PyDocument
  MainContent content;
  PyDocument& document() const { return *nb::inst_ptr<PyDocument>(owner); }
};

// Needed by guarded().
[[maybe_unused]] nb::handle document_of(const PyMainContent& content) { return content.owner; }

nb::object text_or_unknown(const std::string& utf_8) { return utf_8.empty() ? nb::none() : text(utf_8); }

nb::object facts_of(const PyMainContent& self) {
  const PageFacts& facts = self.content.facts;
  const nb::object resolve = url_resolver(self.document());
  const auto address = [&](const std::string& url) {
    const nb::object written = text_or_unknown(url);
    if (written.is_none() || resolve.is_none()) return written;
    const nb::object absolute = resolve(written);
    return absolute.is_none() ? written : absolute;
  };
  return python_type("PageFacts")(
      text_or_unknown(facts.title), text_or_unknown(facts.author), text_or_unknown(facts.published),
      text_or_unknown(facts.modified), text_or_unknown(facts.site), text_or_unknown(facts.language),
      address(facts.canonical), address(facts.image), text_or_unknown(facts.description));
}

nb::list nodes_of(const PyMainContent& self) {
  nb::list nodes;
  for (const Node node : self.content.nodes) nodes.append(wrap(self.owner, node));
  return nodes;
}

nb::object kind_of(const PyMainContent& self) { return text(page_kind_name(self.content.kind)); }

// Returns the result of `write` for the content as a str.
template <class Write>
nb::object written(const PyMainContent& self, const Write& write) {
  std::string result;
  {
    const Reading reading(self.document());
    result = write(self.content);
  }
  return text(result);
}
nb::object text_of(const PyMainContent& self) {
  return written(self, [](const MainContent& content) { return main_text(content); });
}
nb::object markdown_of(const PyMainContent& self) {
  std::optional<Document> copy;
  const auto write = [&](const MarkdownOptions& options) {
    const Reading reading(self.document());
    if (!copy) copy = main_document(self.content);
    return markdown(copy->root(), options);
  };
  return text(with_addresses({}, url_resolver(self.document()), write).text);
}
nb::object html_of(const PyMainContent& self) {
  return written(self, [](const MainContent& content) { return main_html(content); });
}

nb::object to_document(const PyMainContent& self) {
  std::optional<Document> copy;
  {
    const Reading reading(self.document());
    copy = main_document(self.content);
  }
  return wrap(std::move(*copy), nb::object(), true, options_of_copy(self.document()));
}

nb::object to_dict(const PyMainContent& self) {
  nb::object members = facts_of(self).attr("_asdict")();
  members["kind"] = kind_of(self);
  members["confidence"] = self.content.confidence;
  members["text"] = text_of(self);
  return members;
}

PyMainContent content_of(nb::handle html, const nb::kwargs& keywords) {
  PyMainContent self{document_for(html, keywords), {}};
  const Guard guard(self.owner);
  PyDocument& document = self.document();
  const MainContentOptions options{.scripting = scripting_of(document)};
  const Reading reading(document);
  self.content = main_content(document.document, options);
  return self;
}

nb::object extract(nb::handle html, std::string_view output_format, const nb::kwargs& keywords) {
  const bool json = output_format == "json";
  nb::object (*const write)(const PyMainContent&) = output_format == "text"       ? &text_of
                                                    : output_format == "markdown" ? &markdown_of
                                                    : output_format == "html"     ? &html_of
                                                    : json                        ? &to_dict
                                                                                  : nullptr;
  if (write == nullptr)
    throw nb::value_error("output_format must be one of 'text', 'markdown', 'html', 'json'");
  const PyMainContent content = content_of(html, keywords);
  const Guard guard(content.owner);
  const nb::object result = write(content);
  return json ? nb::module_::import_("json").attr("dumps")(result, nb::arg("ensure_ascii") = false) : result;
}

}  // namespace

void bind_extracting(nb::module_& module) {
  Guarded<PyMainContent> content(module, "MainContent", nb::is_final(), nb::is_weak_referenceable(),
                                 nb::type_slots(kClassSlots), doc("MainContent"));
  content
      .def("__repr__",
           [](const PyMainContent& self) {
             return nb::str("MainContent(kind='{}', confidence={:.2f}, {} nodes)")
                 .format(kind_of(self), self.content.confidence, self.content.nodes.size());
           })
      .def_prop_ro("nodes", &nodes_of, doc("MainContent.nodes"))
      .def_prop_ro("facts", &facts_of, doc("MainContent.facts"))
      .def_prop_ro("kind", &kind_of, doc("MainContent.kind"))
      .def_prop_ro(
          "confidence", [](const PyMainContent& self) { return self.content.confidence; },
          doc("MainContent.confidence"))
      .def_prop_ro("text", &text_of, doc("MainContent.text"))
      .def_prop_ro("markdown", &markdown_of, doc("MainContent.markdown"))
      .def_prop_ro("html", &html_of, doc("MainContent.html"))
      .def("to_document", &to_document, doc("MainContent.to_document"))
      .def("to_dict", &to_dict, doc("MainContent.to_dict"));
  module.def("main_content", &content_of, nb::arg("html").none(), nb::arg("parse_options"),
             doc("main_content"));
  module.def("extract", &extract, nb::arg("html").none(), nb::kw_only(), nb::arg("output_format") = "text",
             nb::arg("parse_options"), doc("extract"));
}

}  // namespace lockstep::python

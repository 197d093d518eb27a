// parse(), parse_fragment() and the class Parser.
#include "core.h"

#include <optional>

namespace lockstep::python {

namespace {

void refuse_encodings(const Options& options) {
  if (options.names_encoding)
    throw nb::type_error("a str has no encoding to detect: pass bytes with these options");
}

}  // namespace

Document parse_input(const Input& input, const Options& options, const FragmentContext* context) {
  if (input.is_text) refuse_encodings(options);
  const WithoutGil without_gil(input.bytes.size() > kSmall);
  if (input.has_surrogates) {
    Parser parser = context != nullptr ? Parser(*context, options.parse) : Parser(options.parse);
    static_cast<void>(parser.write_wtf8(input.bytes));
    return parser.finish();
  }
  if (input.is_text) {
    if (context == nullptr) return lockstep::parse(input.bytes, options.parse, Source::borrowed);
    return lockstep::parse_fragment(input.bytes, *context, options.parse, Source::borrowed);
  }
  if (context == nullptr)
    return lockstep::parse_bytes(input.bytes, options.encoding, options.parse, Source::borrowed);
  return lockstep::parse_fragment_bytes(input.bytes, *context, options.encoding, options.parse,
                                        Source::borrowed);
}

nb::object parse_document(nb::handle html, nb::kwargs keywords) {
  const Options options = read_options(keywords, Reads::html);
  Input input(html, Surrogates::keep);
  Document document = parse_input(input, options);
  return wrap(std::move(document), std::move(input.owner), input.is_text, std::move(keywords));
}

nb::object document_for(nb::handle html, nb::kwargs keywords) {
  if (!nb::isinstance<PyDocument>(html)) return parse_document(html, std::move(keywords));
  if (keywords.size() != 0) throw nb::type_error("a Document has been parsed already: it takes no options");
  return nb::borrow(html);
}

bool scripting_of(const PyDocument& document) {
  return document.options.is_valid() && document.options.contains("scripting") &&
         nb::cast<bool>(document.options["scripting"]);
}

namespace {

nb::object parse_fragment(nb::handle html, nb::handle context, nb::kwargs keywords) {
  const Options options = read_options(keywords, Reads::html);
  Input input(html, Surrogates::keep);
  const nb::dict members = context_members(context);
  const FragmentContext read = read_context(members);
  Document document = parse_input(input, options, &read);
  keywords["context"] = members;
  return wrap(std::move(document), std::move(input.owner), input.is_text, std::move(keywords));
}

// Parses text or bytes that arrive in pieces; the first piece decides which of the two.
class PyParser {
 public:
  PyParser(nb::handle context, nb::kwargs keywords)
      : options_(read_options(keywords, Reads::html)), keywords_(std::move(keywords)) {
    if (context.is_none()) return;
    members_ = context_members(context);
    keywords_["context"] = *members_;
  }

  nb::object write(nb::handle chunk) {
    const Input input(chunk, Surrogates::keep);
    const Using use(*this);
    if (!text_ && !bytes_) begin(input.is_text);
    if (input.is_text != text_.has_value())
      throw nb::type_error(input.is_text ? "this parser reads bytes" : "this parser reads str");
    const auto parse = [&] {
      const WithoutGil without_gil(input.bytes.size() > kSmall);
      if (bytes_) return bytes_->write(input.bytes);
      return input.has_surrogates ? text_->write_wtf8(input.bytes) : text_->write(input.bytes);
    };
    status_ = parse();  // set with the GIL, which other threads hold when they read it
    return text(status_name(status_));
  }

  nb::object finish() {
    const Using use(*this);
    if (!text_ && !bytes_) begin(!options_.names_encoding);
    finished_ = true;
    // The source is in the document.
    Document document = [&] {
      const WithoutGil without_gil;
      return text_ ? text_->finish() : bytes_->finish();
    }();
    status_ = document.status();
    return wrap(std::move(document), nb::object(), true, std::move(keywords_));
  }

  nb::object status() const { return text(status_name(status_)); }

 private:
  // Refuses a parser that is in use, or finished.
  struct Using {
    explicit Using(PyParser& parser) : used(parser) {
      if (parser.finished_) throw nb::value_error("the parser has finished");
      if (parser.in_use_) {
        PyErr_SetString(PyExc_RuntimeError, "the parser is in use by another thread");
        throw nb::python_error();
      }
      parser.in_use_ = true;
    }
    ~Using() { used.in_use_ = false; }
    Using(const Using&) = delete;
    Using& operator=(const Using&) = delete;
    PyParser& used;
  };

  void begin(bool is_text) {
    if (is_text) refuse_encodings(options_);
    std::optional<FragmentContext> context;
    if (members_) context = read_context(*members_);
    if (is_text && context)
      text_.emplace(*context, options_.parse);
    else if (is_text)
      text_.emplace(options_.parse);
    else if (context)
      bytes_.emplace(*context, options_.encoding, options_.parse);
    else
      bytes_.emplace(options_.encoding, options_.parse);
  }

  Options options_;
  nb::dict keywords_;
  std::optional<nb::dict> members_;  // the context's members, if there is one
  std::optional<Parser> text_;
  std::optional<BytesParser> bytes_;
  Status status_ = Status::ok;
  bool finished_ = false, in_use_ = false;
};

}  // namespace

void bind_parsing(nb::module_& module) {
  module.def("parse", &parse_document, nb::arg("html").none(), nb::arg("parse_options"), doc("parse"));
  module.def("parse_fragment", &parse_fragment, nb::arg("html").none(), nb::arg("context") = "body",
             nb::arg("parse_options"), doc("parse_fragment"));
  nb::class_<PyParser>(module, "Parser", nb::is_weak_referenceable(), nb::type_slots(kClassSlots),
                       doc("Parser"))
      .def(
          "__init__",
          [](PyParser* self, nb::handle context, nb::kwargs options) {
            new (self) PyParser(context, std::move(options));
          },
          nb::arg("context") = nb::none(), nb::arg("parse_options"))
      .def("write", &PyParser::write, nb::lock_self(), nb::arg("chunk").none(), doc("Parser.write"))
      .def("finish", &PyParser::finish, nb::lock_self(), doc("Parser.finish"))
      .def_prop_ro("status", &PyParser::status, nb::lock_self(), doc("Parser.status"));
}

}  // namespace lockstep::python

// tokens(): the tokens of a text, without a tree.
#include "core.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep::python {

namespace {

constexpr std::array<const char*, 6> kTypes = {
    "start_tag", "end_tag", "characters", "comment", "processing_instruction", "doctype"};

// A token, with copies of the data that it refers to.
struct PyToken {
  nb::object type, name, text, attrs, name_space, doctype, errors;
  ByteRange range = {};
  bool self_closing = false, in_raw_text = false;
};

class PyTokens {
 public:
  PyTokens(Input input, const TokenizerOptions& options, const EncodingOptions& encoding)
      : owner_(std::move(input.owner)), collect_errors_(options.collect_errors) {
    if (input.is_text) {
      reader_.emplace(input.bytes, options);
    } else {
      reader_.emplace(encoding, options);
      static_cast<void>(reader_->write(input.bytes));
      reader_->finish();
    }
  }

  PyToken next() {
    // Creating a dict may run the garbage collector and with it arbitrary code, even this function, which
    // ends the previous token. Creating a str does not.
    nb::dict values;
    const Token* const token = reader_->next();
    if (token == nullptr) throw nb::stop_iteration();
    PyToken made;
    made.name = text(token->name);
    made.text = text(token->text);
    made.range = token->range;
    made.self_closing = token->self_closing;
    made.in_raw_text = token->in_raw_text;
    for (const TokenAttributeView& attribute : token->attributes)
      values[text(attribute.name)] = text(attribute.value);
    const TokenType type = token->type;
    const bool is_tag = type == TokenType::start_tag || type == TokenType::end_tag;
    const Namespace name_space = token->element_namespace;
    nb::object identifiers[3];
    const bool is_doctype = token->doctype != nullptr;
    const bool force_quirks = is_doctype && token->doctype->force_quirks;
    if (is_doctype) {
      identifiers[0] = text_or_none(token->doctype->name);
      identifiers[1] = text_or_none(token->doctype->public_identifier);
      identifiers[2] = text_or_none(token->doctype->system_identifier);
    }
    std::vector<ParseError> errors;
    if (collect_errors_) errors.assign(reader_->errors().begin(), reader_->errors().end());
    // From here on the token may be invalid: other threads may run while these objects are created.
    made.type = nb::steal(PyUnicode_InternFromString(kTypes[static_cast<std::size_t>(type)]));
    made.attrs = is_tag ? nb::object(std::move(values)) : nb::none();
    made.name_space = namespace_name(name_space);
    made.doctype = is_doctype
                       ? python_type("Doctype")(identifiers[0], identifiers[1], identifiers[2], force_quirks)
                       : nb::none();
    made.errors = error_list(errors);
    return made;
  }

  const TokenReader& reader() const { return *reader_; }

 private:
  nb::object owner_;  // the object that contains the reader's text
  bool collect_errors_;
  std::optional<TokenReader> reader_;
};

nb::object tokens(nb::handle html, nb::kwargs keywords) {
  const Options options = read_options(keywords, Reads::tokens);
  Input input(html, Surrogates::replace);
  if (input.is_text && options.names_encoding)
    throw nb::type_error("a str has no encoding to detect: pass bytes with these options");
  return nb::cast(PyTokens(std::move(input), options.tokenizer, options.encoding));
}

}  // namespace

void bind_tokens(nb::module_& module) {
  nb::class_<PyToken>(module, "Token", nb::is_final(), nb::type_slots(kClassSlots), doc("Token"))
      .def_ro("type", &PyToken::type, doc("Token.type"))
      .def_ro("name", &PyToken::name, doc("Token.name"))
      .def_ro("text", &PyToken::text, doc("Token.text"))
      .def_ro("attrs", &PyToken::attrs, doc("Token.attrs"))
      .def_ro("namespace", &PyToken::name_space, doc("Token.namespace"))
      .def_ro("self_closing", &PyToken::self_closing, doc("Token.self_closing"))
      .def_ro("doctype", &PyToken::doctype, doc("Token.doctype"))
      .def_ro("errors", &PyToken::errors, doc("Token.errors"))
      .def_ro("in_raw_text", &PyToken::in_raw_text, doc("Token.in_raw_text"))
      .def_prop_ro(
          "range", [](const PyToken& self) { return byte_range(self.range); }, doc("Token.range"))
      .def("__repr__", [](const PyToken& self) {
        const bool named = nb::cast<std::string_view>(self.text).empty();
        return "Token(" + nb::cast<std::string>(self.type) + ", " +
               nb::cast<std::string>(nb::repr(named ? self.name : self.text)) + ")";
      });
  nb::class_<PyTokens>(module, "Tokens", nb::is_final(), nb::type_slots(kClassSlots), doc("Tokens"))
      .def("__iter__", [](nb::handle self) { return nb::borrow(self); })
      .def("__next__", &PyTokens::next, nb::lock_self())
      .def_prop_ro(
          "status", [](const PyTokens& self) { return text(status_name(self.reader().status())); },
          nb::lock_self(), doc("Tokens.status"))
      .def_prop_ro(
          "encoding", [](const PyTokens& self) { return encoding_used(self.reader().encoding()); },
          nb::lock_self(), doc("Tokens.encoding"))
      .def_prop_ro(
          "remainder", [](const PyTokens& self) { return byte_range(self.reader().remainder()); },
          nb::lock_self(), doc("Tokens.remainder"));
  module.def("tokens", &tokens, nb::arg("html").none(), nb::arg("token_options"), doc("tokens"));
}

}  // namespace lockstep::python

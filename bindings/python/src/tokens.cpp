// tokens(): the tokens of a text, without a tree.
#include "core.h"

#include <array>
#include <optional>

namespace lockstep::python {

namespace {

constexpr std::array<const char*, 6> kTypes = {
    "start_tag", "end_tag", "characters", "comment", "processing_instruction", "doctype"};

// A token, with copies of what it refers to.
struct PyToken {
  nb::object type, name, text, attrs, name_space, doctype, errors;
  ByteRange range;
  bool self_closing, in_raw_text;
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
    const Token* token = reader_->next();
    if (token == nullptr) throw nb::stop_iteration();
    nb::object attrs = nb::none(), doctype = nb::none();
    if (token->type == TokenType::start_tag || token->type == TokenType::end_tag) {
      nb::dict values;
      for (const TokenAttributeView& attribute : token->attributes)
        values[text(attribute.name)] = text(attribute.value);
      attrs = std::move(values);
    }
    if (token->doctype != nullptr)
      doctype = python_type("Doctype")(
          text_or_none(token->doctype->name), text_or_none(token->doctype->public_identifier),
          text_or_none(token->doctype->system_identifier), token->doctype->force_quirks);
    return {nb::steal(PyUnicode_InternFromString(kTypes[static_cast<std::size_t>(token->type)])),
            text(token->name),
            text(token->text),
            std::move(attrs),
            namespace_name(token->element_namespace),
            std::move(doctype),
            collect_errors_ ? error_list(reader_->errors()) : nb::list(),
            token->range,
            token->self_closing,
            token->in_raw_text};
  }

  const TokenReader& reader() const { return *reader_; }

 private:
  nb::object owner_;  // what the reader's text is in
  bool collect_errors_;
  std::optional<TokenReader> reader_;
};

nb::object tokens(nb::handle html, nb::kwargs keywords) {
  const Options options = read_options(keywords, Reads::tokens);
  Input input(html, Surrogates::replace);
  if (input.is_text && options.names_encoding)
    throw nb::type_error("a str has no encoding to find: pass bytes with these options");
  return nb::cast(PyTokens(std::move(input), options.tokenizer, options.encoding));
}

}  // namespace

void bind_tokens(nb::module_& module) {
  nb::class_<PyToken>(module, "Token", nb::is_final(),
                      "A token; `type` says which of the attributes have a meaning.")
      .def_ro("type", &PyToken::type,
              "'start_tag', 'end_tag', 'characters', 'comment', 'processing_instruction' or 'doctype'.")
      .def_ro("name", &PyToken::name, "Of a tag or a doctype, or the target of a processing instruction.")
      .def_ro("text", &PyToken::text, "Characters, or the data of a comment or processing instruction.")
      .def_ro("attrs", &PyToken::attrs, "The attributes of a tag, a dict; None for other tokens.")
      .def_ro("namespace", &PyToken::name_space, "Of the element that a tag opens or closes.")
      .def_ro("self_closing", &PyToken::self_closing, "The self-closing flag of a tag.")
      .def_ro("doctype", &PyToken::doctype, "The identifiers of a doctype; None for other tokens.")
      .def_ro("errors", &PyToken::errors, "The errors found with this token, with `collect_errors=True`.")
      .def_ro("in_raw_text", &PyToken::in_raw_text, "Whether characters are raw text, without references.")
      .def_prop_ro(
          "range", [](const PyToken& self) { return byte_range(self.range); }, "The bytes of the input.")
      .def("__repr__", [](const PyToken& self) {
        const bool named = nb::cast<std::string_view>(self.text).empty();
        return "Token(" + nb::cast<std::string>(self.type) + ", " +
               nb::cast<std::string>(nb::repr(named ? self.name : self.text)) + ")";
      });
  nb::class_<PyTokens>(module, "Tokens", nb::is_final(), "Yields the tokens of a text.")
      .def("__iter__", [](nb::handle self) { return nb::borrow(self); })
      .def("__next__", &PyTokens::next, nb::lock_self())
      .def_prop_ro(
          "status", [](const PyTokens& self) { return text(status_name(self.reader().status())); },
          nb::lock_self(), "'ok', or the limit that ended the input.")
      .def_prop_ro(
          "encoding", [](const PyTokens& self) { return encoding_used(self.reader().encoding()); },
          nb::lock_self(), "The encoding of the input, known once a token has been read.")
      .def_prop_ro(
          "remainder", [](const PyTokens& self) { return byte_range(self.reader().remainder()); },
          nb::lock_self(), "At the end: the bytes after the last token, such as an incomplete tag.");
  module.def("tokens", &tokens, nb::arg("html"), nb::arg("options"),
             "The tokens of a str, or of bytes, whose encoding is found as the Standard specifies.");
}

}  // namespace lockstep::python

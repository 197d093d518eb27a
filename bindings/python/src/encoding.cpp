// Encodings: finding the encoding of bytes, decoding, encoding, and the names of encodings.
#include <nanobind/stl/optional.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "core.h"
#include "lockstep/mime.h"

namespace lockstep::python {

namespace {

Input bytes_only(nb::handle data) {
  Input input(data, Surrogates::replace);
  if (input.is_text) throw nb::type_error("expected bytes or an object with the buffer interface");
  return input;
}

nb::object sniff(nb::handle data, nb::kwargs keywords) {
  const Options options = read_options(keywords, Reads::bytes);
  return encoding_used(sniff_encoding(bytes_only(data).bytes, options.encoding));
}

nb::object decode(nb::handle data, nb::handle label, std::string_view errors, std::string_view bom) {
  encoding::DecodeOptions options;
  if (errors == "fatal")
    options.errors = encoding::ErrorMode::fatal;
  else if (errors != "replacement")
    throw nb::value_error("errors must be 'replacement' or 'fatal'");
  if (bom == "remove")
    options.bom = encoding::Bom::remove;
  else if (bom == "keep")
    options.bom = encoding::Bom::keep;
  else if (bom != "sniff")
    throw nb::value_error("bom must be 'sniff', 'remove' or 'keep'");
  const Encoding encoding = encoding_named(label);
  const Input input = bytes_only(data);
  const encoding::Decoded decoded = [&] {
    const WithoutGil without_gil;
    return encoding::decode(input.bytes, encoding, options);
  }();
  if (decoded.error_offset)
    raise("DecodeError", text(encoding::name(decoded.encoding)), *decoded.error_offset);
  return text(decoded.text);
}

nb::object encode(nb::handle data, nb::handle label, std::string_view errors) {
  encoding::EncodeOptions options;
  if (errors == "fatal")
    options.errors = encoding::Unencodable::fatal;
  else if (errors != "html")
    throw nb::value_error("errors must be 'html' or 'fatal'");
  const Encoding encoding = encoding_named(label);
  const Input input(data, Surrogates::replace);
  if (!input.is_text) throw nb::type_error("expected str");
  const encoding::Encoded encoded = [&] {
    const WithoutGil without_gil;
    return encoding::encode(input.bytes, encoding, options);
  }();
  if (encoded.error_offset) {
    const std::string_view before = input.bytes.substr(0, static_cast<std::size_t>(*encoded.error_offset));
    const auto characters =
        std::count_if(before.begin(), before.end(), [](char c) { return (c & 0xC0) != 0x80; });
    raise("EncodeError", text(encoding::name(encoded.encoding)), characters);
  }
  return nb::bytes(encoded.bytes.data(), encoded.bytes.size());
}

nb::object named(std::optional<Encoding> encoding) {
  return encoding ? text(encoding::name(*encoding)) : nb::none();
}

}  // namespace

void bind_encoding(nb::module_& module) {
  module.def("sniff", &sniff, nb::arg("data"), nb::arg("encoding_options"), doc("sniff"));
  module.def("decode", &decode, nb::arg("data"), nb::arg("encoding"), nb::kw_only(),
             nb::arg("errors") = "replacement", nb::arg("bom") = "sniff", doc("decode"));
  module.def("encode", &encode, nb::arg("text"), nb::arg("encoding"), nb::kw_only(),
             nb::arg("errors") = "html", doc("encode"));
  module.def(
      "encoding_name", [](std::string_view label) { return named(encoding::find(label)); }, nb::arg("label"),
      doc("encoding_name"));
  module.def(
      "charset_of_content_type", [](std::string_view value) { return named(charset_of_content_type(value)); },
      nb::arg("value"), doc("charset_of_content_type"));
  module.def(
      "computed_mime_type",
      [](std::optional<std::string_view> content_type, nb::handle data) {
        const Input input(data, Surrogates::replace);
        return text(computed_mime_type(content_type, input.bytes));
      },
      nb::arg("content_type").none(), nb::arg("data") = nb::bytes(""), doc("computed_mime_type"));
  module.def(
      "encoding_for_locale", [](std::string_view language) { return named(encoding_for_locale(language)); },
      nb::arg("language"), doc("encoding_for_locale"));
  module.def(
      "editions",
      [] {
        nb::list list;
        const nb::object type = python_type("Edition");
        for (const EditionInfo& info : editions()) list.append(type(text(info.date), text(info.covers)));
        return list;
      },
      doc("editions"));
}

}  // namespace lockstep::python

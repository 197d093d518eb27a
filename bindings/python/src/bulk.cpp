// lockstep_html.bulk: record batches of pages, exchanged through the Arrow C data interface.
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bulk/extract.h"
#include "bulk/warc.h"
#include "core.h"

namespace lockstep::python {

namespace {

constexpr const char* kSchema = "arrow_schema";
constexpr const char* kArray = "arrow_array";

// Returns a capsule that releases its content unless a consumer took it.
template <class Structure>
nb::object capsule(std::unique_ptr<Structure> structure, const char* name) {
  const auto release = [](PyObject* object) {
    auto* const carried = static_cast<Structure*>(PyCapsule_GetPointer(object, PyCapsule_GetName(object)));
    if (carried->release != nullptr) carried->release(carried);
    delete carried;
  };
  PyObject* const object = PyCapsule_New(structure.get(), name, release);
  if (object == nullptr) throw nb::python_error();
  structure.release();  // NOLINT(bugprone-unused-return-value): the capsule owns it
  return nb::steal(object);
}

template <class Structure>
Structure* carried(nb::handle object, const char* name) {
  auto* const structure = static_cast<Structure*>(PyCapsule_GetPointer(object.ptr(), name));
  if (structure == nullptr) throw nb::python_error();
  if (structure->release == nullptr) throw nb::value_error("the Arrow capsule has already been read");
  return structure;
}

std::string string_of(nb::handle value) { return nb::cast<std::string>(value); }

std::vector<bulk::Wish> wishes_of(nb::handle names) {
  std::vector<bulk::Wish> wishes;
  for (const nb::handle name : nb::list(names)) {
    const std::string wish = string_of(name);
    const auto* const found = std::find(bulk::kWishes.begin(), bulk::kWishes.end(), wish);
    if (found == bulk::kWishes.end()) {
      std::string known;
      for (const std::string_view one : bulk::kWishes) known.append(known.empty() ? "" : ", ").append(one);
      throw nb::value_error(("unknown column '" + wish + "'; choose from: " + known).c_str());
    }
    const auto index = static_cast<bulk::Wish>(found - bulk::kWishes.begin());
    if (std::find(wishes.begin(), wishes.end(), index) == wishes.end()) wishes.push_back(index);
  }
  return wishes;
}

// Parses a selector, which may end with ::text, ::html or ::attr(NAME).
bulk::SelectedField field_of(std::string name, std::string css) {
  bulk::SelectedField::What what = bulk::SelectedField::What::text;
  std::string attribute;
  const std::size_t end = css.rfind("::");
  if (end != std::string::npos) {
    const std::string_view suffix = std::string_view(css).substr(end);
    constexpr std::string_view kAttribute = "::attr(";
    bool known = suffix == "::text";
    if (suffix == "::html") {
      what = bulk::SelectedField::What::html;
      known = true;
    } else if (suffix.starts_with(kAttribute) && suffix.ends_with(')')) {
      what = bulk::SelectedField::What::attribute;
      constexpr std::string_view kSpaces = " \t\n\f\r";
      const std::string_view inside = suffix.substr(kAttribute.size(), suffix.size() - kAttribute.size() - 1);
      const std::size_t begin = std::min(inside.find_first_not_of(kSpaces), inside.size());
      attribute = inside.substr(begin, inside.find_last_not_of(kSpaces) + 1 - begin);
      known = !attribute.empty();
    }
    if (known) css.resize(end);
  }
  // With extensions, errors after `::attr(` say what is missing.
  const SelectorResult result = Selector::parse(css, {.extensions = true});
  if (!result) {
    const SelectorError& error = result.error();
    raise("SelectorError", text(error.message), error.column, text(error.suggestion));
  }
  if (result->selects_values())
    raise("SelectorError", text("“::text” and “::attr()” are allowed only once, at the end"), 1, text(""));
  return {std::move(name), *result, what, std::move(attribute)};
}

// An extractor with its options.
class PyExtractor {
 public:
  PyExtractor(nb::handle columns, nb::handle selectors, nb::handle keep, std::string html,
              std::string content_type, nb::handle sanitizer, std::size_t output_bytes, bool base_is_internal,
              nb::handle keywords)
      : extractor_([&] {
          const Options read = read_options(nb::borrow<nb::dict>(keywords), Reads::html);
          bulk::ExtractOptions options;
          options.columns = wishes_of(columns);
          for (const auto [name, css] : nb::borrow<nb::dict>(selectors))
            options.selected.push_back(field_of(string_of(name), string_of(css)));
          options.parse = read.parse;
          options.encoding = read.encoding;
          if (!sanitizer.is_none()) options.sanitizer = sanitizer_for(sanitizer);
          options.output_bytes = output_bytes;
          options.base_is_internal = base_is_internal;
          options.html = std::move(html);
          options.content_type = std::move(content_type);
          if (!keep.is_none()) {
            options.keep.emplace();
            for (const nb::handle name : nb::list(keep)) options.keep->push_back(string_of(name));
          }
          return bulk::Extractor(std::move(options));
        }()) {}

  nb::tuple extract(nb::handle schema, nb::handle array, std::int64_t begin, std::size_t max_bytes) const {
    const auto batch = std::make_shared<const bulk::Batch>(carried<ArrowSchema>(schema, kSchema),
                                                           carried<ArrowArray>(array, kArray));
    if (std::string_view(batch->schema->format) != "+s")
      throw nb::type_error("expected a record batch: an Arrow array of structs");
    auto out_schema = std::make_unique<ArrowSchema>();
    auto out_array = std::make_unique<ArrowArray>();
    std::int64_t end = 0;
    {
      const WithoutGil without_gil;
      end = extractor_.extract(batch, begin, max_bytes, out_schema.get(), out_array.get());
    }
    return nb::make_tuple(capsule(std::move(out_schema), kSchema), capsule(std::move(out_array), kArray), end,
                          end == batch->array->length);
  }

 private:
  bulk::Extractor extractor_;
};

// The memory of bytes, a bytearray or a memoryview.
class Bytes {
 public:
  explicit Bytes(nb::handle object) {
    if (PyObject_GetBuffer(object.ptr(), &buffer_, PyBUF_SIMPLE) != 0) throw nb::python_error();
  }
  ~Bytes() { PyBuffer_Release(&buffer_); }
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;
  std::string_view view() const {
    return {static_cast<const char*>(buffer_.buf), static_cast<std::size_t>(buffer_.len)};
  }

 private:
  Py_buffer buffer_ = {};
};

// Returns the bytes from an offset on.
std::string_view from(const Bytes& bytes, std::size_t at) {
  return bytes.view().substr(std::min(at, bytes.view().size()));
}

// Returns the value of a record's header, which is UTF-8.
nb::object value_of(const std::optional<std::string>& value) {
  if (!value) return nb::none();
  PyObject* const object =
      PyUnicode_DecodeUTF8(value->data(), static_cast<Py_ssize_t>(value->size()), "replace");
  if (object == nullptr) throw nb::python_error();
  return nb::steal(object);
}

nb::object read_warc_head(nb::handle file, std::size_t at) {
  const Bytes bytes(file);
  const bulk::WarcHead head = bulk::read_warc_head(from(bytes, at));
  if (head.kind == bulk::WarcHead::Kind::none) return nb::bool_(false);
  if (head.kind == bulk::WarcHead::Kind::partial) return nb::none();
  const nb::object length = head.length ? nb::object(nb::int_(*head.length)) : nb::none();
  return nb::make_tuple(head.size, length, value_of(head.type), value_of(head.url), value_of(head.id),
                        value_of(head.date), value_of(head.content_type), value_of(head.truncated),
                        value_of(head.identified_type));
}

// Returns the value of an HTTP header, whose bytes are Latin-1 characters.
nb::object latin_1(const std::optional<std::string>& value) {
  if (!value) return nb::none();
  PyObject* const object =
      PyUnicode_DecodeLatin1(value->data(), static_cast<Py_ssize_t>(value->size()), nullptr);
  if (object == nullptr) throw nb::python_error();
  return nb::steal(object);
}

nb::object read_http_head(nb::handle message) {
  const Bytes bytes(message);
  const bulk::HttpHead head = bulk::read_http_head(bytes.view());
  return nb::make_tuple(head.status, head.ends, head.size, latin_1(head.content_type),
                        latin_1(head.transfer_encoding), latin_1(head.content_encoding));
}

std::ptrdiff_t find_member(nb::handle file, std::size_t at) {
  const std::size_t found = bulk::find_gzip_member(Bytes(file).view(), at);
  return found == std::string_view::npos ? -1 : static_cast<std::ptrdiff_t>(found);
}

}  // namespace

void bind_bulk(nb::module_& module) {
  nb::class_<PyExtractor>(module, "_Extractor", nb::type_slots(kClassSlots))
      .def(
          "__init__",
          [](PyExtractor* self, nb::handle columns, nb::handle selectors, nb::handle keep, std::string html,
             std::string content_type, nb::handle sanitizer, std::size_t output_bytes, bool base_is_internal,
             nb::kwargs options) {
            new (self) PyExtractor(columns, selectors, keep, std::move(html), std::move(content_type),
                                   sanitizer, output_bytes, base_is_internal, options);
          },
          nb::arg("columns"), nb::arg("selectors"), nb::arg("keep").none(), nb::arg("html"),
          nb::arg("content_type"), nb::arg("sanitizer").none(), nb::arg("output_bytes"),
          nb::arg("base_is_internal"), nb::arg("options"))
      .def("extract", &PyExtractor::extract, nb::arg("schema"), nb::arg("array"), nb::arg("begin"),
           nb::arg("max_bytes"));
  module.def("_warc_head", &read_warc_head, nb::arg("file"), nb::arg("at"));
  module.def("_http_head", &read_http_head, nb::arg("message"));
  module.def("_find_gzip_member", &find_member, nb::arg("file"), nb::arg("at"));
  module.attr("_bulk_columns") = [] {
    nb::list names;
    for (const std::string_view name : bulk::kWishes) names.append(text(name));
    return nb::tuple(names);
  }();
}

}  // namespace lockstep::python

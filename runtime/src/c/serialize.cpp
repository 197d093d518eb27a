// The C interface of the serializers.
#include "c/handles.h"
#include "c/options.h"
#include "lockstep/edition.h"
#include "lockstep/serialize.h"
#include "lockstep/xml.h"

namespace lockstep::c {

namespace {

lockstep_status serialize_to(const lockstep_document* document, lockstep_node id,
                             const lockstep_serialize_options* options, Sink sink) {
  lockstep_serialize_options c = default_serialize_options();
  const Node node = node_of(document, id);
  SerializeOptions html;
  XmlOptions xml;
  if (!node || !read(options, c) || !convert_all(options::kSerialize, c, html) ||
      !convert_all(options::kXml, c, xml))
    return LOCKSTEP_BAD_ARGUMENT;
  switch (c.format) {
    case LOCKSTEP_INNER_HTML:
      serialize_html(node, sink, html);
      return LOCKSTEP_OK;
    case LOCKSTEP_OUTER_HTML:
      sink.write(sink.user, node.outer_html(html));
      return LOCKSTEP_OK;
    case LOCKSTEP_XML:
      serialize_xml(node, sink, xml);
      return LOCKSTEP_OK;
    case LOCKSTEP_JSON:
      if (node != from_c(document).result()) return LOCKSTEP_BAD_ARGUMENT;
      serialize_json(from_c(document), sink);
      return LOCKSTEP_OK;
    case LOCKSTEP_DUMP:
      dump_tree(node, sink);
      return LOCKSTEP_OK;
    default:
      return LOCKSTEP_BAD_ARGUMENT;
  }
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;

extern "C" {

void lockstep_serialize_options_init(lockstep_serialize_options* options, size_t size) {
  init(options, size, default_serialize_options());
}

lockstep_status lockstep_serialize(const lockstep_document* document, lockstep_node node,
                                   const lockstep_serialize_options* options, lockstep_write write,
                                   void* user_data) {
  if (write == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  const auto take = [=](std::string_view piece) { write(piece.data(), piece.size(), user_data); };
  return guarded([&] { return serialize_to(document, node, options, lockstep::Sink(take)); });
}

lockstep_status lockstep_serialize_to_buffer(const lockstep_document* document, lockstep_node node,
                                             const lockstep_serialize_options* options,
                                             lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  GrowingBuffer buffer;
  auto take = [&buffer](std::string_view piece) { buffer.append(piece); };
  const lockstep_status status =
      guarded([&] { return serialize_to(document, node, options, lockstep::Sink(take)); });
  return status == LOCKSTEP_OK ? buffer.release(text) : status;
}

lockstep_status lockstep_json_string(const char* text, size_t size, lockstep_buffer* json) {
  if (json == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *json = {nullptr, 0};
  if (!is_text(text, size)) return LOCKSTEP_BAD_ARGUMENT;
  return fill(json, [&] {
    std::string written;
    lockstep::append_json_string(written, {text, size});
    return written;
  });
}

}  // extern "C"

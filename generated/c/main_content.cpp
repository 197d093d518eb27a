// Functions of the C interface that only forward to C++: main content. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/main_content.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/content.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

const char* lockstep_page_kind_name(int32_t kind) { return literal(name_of_page_kind(kind)); }

void lockstep_content_free(lockstep_content* content) { delete content; }

size_t lockstep_content_node_count(const lockstep_content* content) {
  if (content == nullptr) return 0;
  return in_cpp(content).nodes.size();
}

lockstep_node lockstep_content_node(const lockstep_content* content, size_t index) {
  if (content == nullptr) return LOCKSTEP_NO_NODE;
  return to_c(node_at(in_cpp(content), index));
}

int32_t lockstep_content_kind(const lockstep_content* content) {
  if (content == nullptr) return 0;
  return static_cast<int32_t>(in_c(in_cpp(content).kind));
}

double lockstep_content_confidence(const lockstep_content* content) {
  if (content == nullptr) return 0;
  return in_cpp(content).confidence;
}

lockstep_string lockstep_content_title(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.title);
}

lockstep_string lockstep_content_author(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.author);
}

lockstep_string lockstep_content_published(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.published);
}

lockstep_string lockstep_content_modified(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.modified);
}

lockstep_string lockstep_content_site(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.site);
}

lockstep_string lockstep_content_language(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.language);
}

lockstep_string lockstep_content_canonical(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.canonical);
}

lockstep_string lockstep_content_image(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.image);
}

lockstep_string lockstep_content_description(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.description);
}

lockstep_string lockstep_content_body(const lockstep_content* content) {
  if (content == nullptr) return {nullptr, 0};
  return present(in_cpp(content).facts.body);
}

lockstep_status lockstep_content_text(const lockstep_content* content, lockstep_buffer* text) {
  if (text == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *text = {nullptr, 0};
  if (content == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(text, [&] { return main_text(in_cpp(content)); });
}

lockstep_status lockstep_content_markdown(const lockstep_content* content, lockstep_buffer* markdown) {
  if (markdown == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *markdown = {nullptr, 0};
  if (content == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(markdown, [&] { return main_markdown(in_cpp(content)).text; });
}

lockstep_status lockstep_content_html(const lockstep_content* content, lockstep_buffer* html) {
  if (html == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *html = {nullptr, 0};
  if (content == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  return fill(html, [&] { return main_html(in_cpp(content)); });
}

}  // extern "C"

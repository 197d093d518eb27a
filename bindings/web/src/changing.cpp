// Changes a document, for lib/dom/. Strings are in the scratch memory, one after another. Functions that
// change the tree return a DomError. Functions that create a node return its number, or 0 where the DOM
// throws an InvalidCharacterError.
#include <cstdint>
#include <string_view>

#include "instance.h"

namespace lockstep::web {

namespace {

std::uint32_t changed(Held* held, DomError error) {
  held->update();
  return static_cast<std::uint32_t>(error);
}

std::uint32_t made(Held* held, Node node) {
  held->update();
  return detail::NodeAccess::id(node);
}

struct TwoTexts {
  std::string_view first, second;
};

TwoTexts two_texts(std::uint32_t first_size, std::uint32_t second_size) {
  const std::string_view both = scratch_text(first_size + second_size);
  return {both.substr(0, first_size), both.substr(first_size)};
}

ParseOptions markup_options(const Held* held, bool scripting) {
  ParseOptions options;
  options.edition = held->document->edition();
  options.scripting = scripting;
  return options;
}

}  // namespace

// Fills in the header again after an interrupted change.
LOCKSTEP_WEB(update) void update(Held* held) { held->update(); }

LOCKSTEP_WEB(create_element)
std::uint32_t create_element(Held* held, std::uint32_t size, std::uint32_t element_namespace) {
  return made(held,
              held->document->create_element(scratch_text(size), static_cast<Namespace>(element_namespace)));
}
LOCKSTEP_WEB(create_text) std::uint32_t create_text(Held* held, std::uint32_t size) {
  return made(held, held->document->create_text(scratch_text(size)));
}
LOCKSTEP_WEB(create_comment) std::uint32_t create_comment(Held* held, std::uint32_t size) {
  return made(held, held->document->create_comment(scratch_text(size)));
}
LOCKSTEP_WEB(create_instruction)
std::uint32_t create_instruction(Held* held, std::uint32_t target_size, std::uint32_t data_size) {
  const auto [target, data] = two_texts(target_size, data_size);
  return made(held, held->document->create_processing_instruction(target, data));
}
LOCKSTEP_WEB(create_doctype)
std::uint32_t create_doctype(Held* held, std::uint32_t name_size, std::uint32_t public_size,
                             std::uint32_t system_size) {
  const auto [name, identifiers] = two_texts(name_size, public_size + system_size);
  return made(held, held->document->create_doctype(name, identifiers.substr(0, public_size),
                                                   identifiers.substr(public_size)));
}
LOCKSTEP_WEB(create_fragment) std::uint32_t create_fragment(Held* held) {
  return made(held, held->document->create_document_fragment());
}
// Clones a node. `from` is the node's document, which may be the same.
LOCKSTEP_WEB(clone_node)
std::uint32_t clone_node(Held* held, const Held* from, std::uint32_t node, std::uint32_t subtree) {
  return made(held, held->document->clone(from->node(node), subtree != 0));
}
// Adopts a node. Returns 0 if the DOM would not adopt it.
LOCKSTEP_WEB(adopt) std::uint32_t adopt(Held* held, Held* from, std::uint32_t node) {
  const Node adopted = held->document->adopt(*from->document, from->node(node));
  from->update();
  return made(held, adopted);
}

LOCKSTEP_WEB(insert_before)
std::uint32_t insert_before(Held* held, std::uint32_t parent, Held* from, std::uint32_t child,
                            std::uint32_t reference) {
  const DomError error =
      held->document->insert_before(held->node(parent), from->node(child), held->node(reference));
  from->update();
  return changed(held, error);
}
LOCKSTEP_WEB(replace)
std::uint32_t replace(Held* held, std::uint32_t child, Held* from, std::uint32_t replacement) {
  const DomError error = held->document->replace(held->node(child), from->node(replacement));
  from->update();
  return changed(held, error);
}
LOCKSTEP_WEB(remove_node) std::uint32_t remove_node(Held* held, std::uint32_t node) {
  return changed(held, held->document->remove(held->node(node)));
}

LOCKSTEP_WEB(set_inner_html)
std::uint32_t set_inner_html(Held* held, std::uint32_t node, std::uint32_t size, std::uint32_t scripting) {
  return changed(held, held->document->set_inner_html(held->node(node), scratch_text(size),
                                                      markup_options(held, scripting != 0)));
}
LOCKSTEP_WEB(set_outer_html)
std::uint32_t set_outer_html(Held* held, std::uint32_t node, std::uint32_t size, std::uint32_t scripting) {
  return changed(held, held->document->set_outer_html(held->node(node), scratch_text(size),
                                                      markup_options(held, scripting != 0)));
}
LOCKSTEP_WEB(insert_adjacent_html)
std::uint32_t insert_adjacent_html(Held* held, std::uint32_t element, std::uint32_t position,
                                   std::uint32_t size, std::uint32_t scripting) {
  return changed(
      held, held->document->insert_adjacent_html(held->node(element), static_cast<AdjacentPosition>(position),
                                                 scratch_text(size), markup_options(held, scripting != 0)));
}

LOCKSTEP_WEB(set_attribute)
std::uint32_t set_attribute(Held* held, std::uint32_t element, std::uint32_t name_size,
                            std::uint32_t value_size) {
  const auto [name, value] = two_texts(name_size, value_size);
  return changed(held, held->document->set_attribute(held->node(element), name, value));
}
LOCKSTEP_WEB(set_attribute_ns)
std::uint32_t set_attribute_ns(Held* held, std::uint32_t element, std::uint32_t attribute_namespace,
                               std::uint32_t name_size, std::uint32_t value_size) {
  const auto [name, value] = two_texts(name_size, value_size);
  return changed(held, held->document->set_attribute(
                           held->node(element), static_cast<Namespace>(attribute_namespace), name, value));
}
LOCKSTEP_WEB(remove_attribute)
std::uint32_t remove_attribute(Held* held, std::uint32_t element, std::uint32_t name_size) {
  return changed(held, held->document->remove_attribute(held->node(element), scratch_text(name_size)));
}
LOCKSTEP_WEB(remove_attribute_ns)
std::uint32_t remove_attribute_ns(Held* held, std::uint32_t element, std::uint32_t attribute_namespace,
                                  std::uint32_t name_size) {
  return changed(
      held, held->document->remove_attribute(held->node(element), static_cast<Namespace>(attribute_namespace),
                                             scratch_text(name_size)));
}

LOCKSTEP_WEB(set_data) std::uint32_t set_data(Held* held, std::uint32_t node, std::uint32_t size) {
  return changed(held, held->document->set_data(held->node(node), scratch_text(size)));
}
LOCKSTEP_WEB(set_text_content)
std::uint32_t set_text_content(Held* held, std::uint32_t node, std::uint32_t size) {
  return changed(held, held->document->set_text_content(held->node(node), scratch_text(size)));
}

}  // namespace lockstep::web

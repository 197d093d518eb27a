// Functions of the C interface that only forward to C++: mutation. Those by hand are in runtime/src/c/.
//
// Generated from spec/interface/mutation.interface: edit that, then run scripts/generate.
#include "c/handles.h"
#include "c/changing.h"

using namespace lockstep;
using namespace lockstep::c;

extern "C" {

lockstep_status lockstep_document_create_text(lockstep_document* document, const char* data, size_t size,
                                              lockstep_node* text) {
  return create_node(document, text, is_text(data, size), LOCKSTEP_OUT_OF_MEMORY,
                     [=](Document& owner) { return owner.create_text(std::string_view(data, size)); });
}

lockstep_status lockstep_document_create_comment(lockstep_document* document, const char* data, size_t size,
                                                 lockstep_node* comment) {
  return create_node(document, comment, is_text(data, size), LOCKSTEP_OUT_OF_MEMORY,
                     [=](Document& owner) { return owner.create_comment(std::string_view(data, size)); });
}

lockstep_status lockstep_document_create_processing_instruction(lockstep_document* document,
                                                                const char* target, const char* data,
                                                                size_t size, lockstep_node* instruction) {
  return create_node(document, instruction, target != nullptr && is_text(data, size),
                     LOCKSTEP_INVALID_CHARACTER, [=](Document& owner) {
                       return owner.create_processing_instruction(target, std::string_view(data, size));
                     });
}

lockstep_status lockstep_document_create_doctype(lockstep_document* document, const char* name,
                                                 const char* public_identifier, const char* system_identifier,
                                                 lockstep_node* doctype) {
  return create_node(document, doctype, name != nullptr, LOCKSTEP_INVALID_CHARACTER, [=](Document& owner) {
    return owner.create_doctype(name, or_empty(public_identifier), or_empty(system_identifier));
  });
}

lockstep_status lockstep_document_create_fragment(lockstep_document* document, lockstep_node* fragment) {
  return create_node(document, fragment, true, LOCKSTEP_OUT_OF_MEMORY,
                     [=](Document& owner) { return owner.create_document_fragment(); });
}

lockstep_status lockstep_node_prepend(lockstep_document* document, lockstep_node parent,
                                      lockstep_node child) {
  return change_node(document, parent, has_node(document, child), [=](Document& owner, Node self) {
    return owner.prepend(self, node_of(document, child));
  });
}

lockstep_status lockstep_node_append(lockstep_document* document, lockstep_node parent, lockstep_node child) {
  return change_node(document, parent, has_node(document, child), [=](Document& owner, Node self) {
    return owner.append(self, node_of(document, child));
  });
}

lockstep_status lockstep_node_insert_before(lockstep_document* document, lockstep_node parent,
                                            lockstep_node child, lockstep_node reference) {
  return change_node(
      document, parent,
      has_node(document, child) && (has_node(document, reference) || reference == LOCKSTEP_NO_NODE),
      [=](Document& owner, Node self) {
        return owner.insert_before(self, node_of(document, child), node_of(document, reference));
      });
}

lockstep_status lockstep_node_insert_after(lockstep_document* document, lockstep_node parent,
                                           lockstep_node child, lockstep_node reference) {
  return change_node(
      document, parent,
      has_node(document, child) && (has_node(document, reference) || reference == LOCKSTEP_NO_NODE),
      [=](Document& owner, Node self) {
        return owner.insert_after(self, node_of(document, child), node_of(document, reference));
      });
}

lockstep_status lockstep_node_replace(lockstep_document* document, lockstep_node child,
                                      lockstep_node replacement) {
  return change_node(document, child, has_node(document, replacement), [=](Document& owner, Node self) {
    return owner.replace(self, node_of(document, replacement));
  });
}

lockstep_status lockstep_node_remove(lockstep_document* document, lockstep_node node) {
  return change_node(document, node, true, [=](Document& owner, Node self) { return owner.remove(self); });
}

lockstep_status lockstep_node_remove_children(lockstep_document* document, lockstep_node parent) {
  return change_node(document, parent, true,
                     [=](Document& owner, Node self) { return owner.remove_children(self); });
}

lockstep_status lockstep_node_unwrap(lockstep_document* document, lockstep_node node) {
  return change_node(document, node, true, [=](Document& owner, Node self) { return owner.unwrap(self); });
}

lockstep_status lockstep_node_set_inner_html(lockstep_document* document, lockstep_node node,
                                             const char* html, size_t size,
                                             const lockstep_parse_options* options) {
  return change_by_markup(document, node, is_text(html, size), options,
                          [=](Document& owner, Node self, const auto&... with) {
                            return owner.set_inner_html(self, std::string_view(html, size), with...);
                          });
}

lockstep_status lockstep_node_set_outer_html(lockstep_document* document, lockstep_node node,
                                             const char* html, size_t size,
                                             const lockstep_parse_options* options) {
  return change_by_markup(document, node, is_text(html, size), options,
                          [=](Document& owner, Node self, const auto&... with) {
                            return owner.set_outer_html(self, std::string_view(html, size), with...);
                          });
}

lockstep_status lockstep_node_insert_adjacent_html(lockstep_document* document, lockstep_node element,
                                                   int32_t position, const char* html, size_t size,
                                                   const lockstep_parse_options* options) {
  return change_by_markup(document, element, is_adjacent_position(position) && is_text(html, size), options,
                          [=](Document& owner, Node self, const auto&... with) {
                            return owner.insert_adjacent_html(self, static_cast<AdjacentPosition>(position),
                                                              std::string_view(html, size), with...);
                          });
}

lockstep_status lockstep_node_set_attribute(lockstep_document* document, lockstep_node element,
                                            const char* qualified_name, const char* value, size_t size) {
  return change_node(document, element, qualified_name != nullptr && is_text(value, size),
                     [=](Document& owner, Node self) {
                       return owner.set_attribute(self, qualified_name, std::string_view(value, size));
                     });
}

lockstep_status lockstep_node_remove_attribute(lockstep_document* document, lockstep_node element,
                                               const char* qualified_name) {
  return change_node(document, element, qualified_name != nullptr, [=](Document& owner, Node self) {
    return owner.remove_attribute(self, qualified_name);
  });
}

lockstep_status lockstep_node_set_attribute_ns(lockstep_document* document, lockstep_node element,
                                               int32_t attribute_namespace, const char* qualified_name,
                                               const char* value, size_t size) {
  return change_node(document, element,
                     is_namespace(attribute_namespace) && qualified_name != nullptr && is_text(value, size),
                     [=](Document& owner, Node self) {
                       return owner.set_attribute(self, static_cast<Namespace>(attribute_namespace),
                                                  qualified_name, std::string_view(value, size));
                     });
}

lockstep_status lockstep_node_remove_attribute_ns(lockstep_document* document, lockstep_node element,
                                                  int32_t attribute_namespace, const char* local_name) {
  return change_node(document, element, is_namespace(attribute_namespace) && local_name != nullptr,
                     [=](Document& owner, Node self) {
                       return owner.remove_attribute(self, static_cast<Namespace>(attribute_namespace),
                                                     local_name);
                     });
}

lockstep_status lockstep_node_rename_attribute(lockstep_document* document, lockstep_node element,
                                               const char* qualified_name, const char* new_name) {
  return change_node(
      document, element, qualified_name != nullptr && new_name != nullptr,
      [=](Document& owner, Node self) { return owner.rename_attribute(self, qualified_name, new_name); });
}

lockstep_status lockstep_node_rename_element(lockstep_document* document, lockstep_node element,
                                             const char* local_name) {
  return change_node(document, element, local_name != nullptr,
                     [=](Document& owner, Node self) { return owner.rename_element(self, local_name); });
}

lockstep_status lockstep_node_add_token(lockstep_document* document, lockstep_node element,
                                        const char* qualified_name, const char* token) {
  return change_node(
      document, element, qualified_name != nullptr && token != nullptr,
      [=](Document& owner, Node self) { return owner.add_token(self, qualified_name, token); });
}

lockstep_status lockstep_node_remove_token(lockstep_document* document, lockstep_node element,
                                           const char* qualified_name, const char* token) {
  return change_node(
      document, element, qualified_name != nullptr && token != nullptr,
      [=](Document& owner, Node self) { return owner.remove_token(self, qualified_name, token); });
}

lockstep_status lockstep_node_toggle_token(lockstep_document* document, lockstep_node element,
                                           const char* qualified_name, const char* token) {
  return change_node(
      document, element, qualified_name != nullptr && token != nullptr,
      [=](Document& owner, Node self) { return owner.toggle_token(self, qualified_name, token); });
}

lockstep_status lockstep_node_set_text_content(lockstep_document* document, lockstep_node node,
                                               const char* text, size_t size) {
  return change_node(document, node, is_text(text, size), [=](Document& owner, Node self) {
    return owner.set_text_content(self, std::string_view(text, size));
  });
}

lockstep_status lockstep_node_set_data(lockstep_document* document, lockstep_node node, const char* data,
                                       size_t size) {
  return change_node(document, node, is_text(data, size), [=](Document& owner, Node self) {
    return owner.set_data(self, std::string_view(data, size));
  });
}

}  // extern "C"

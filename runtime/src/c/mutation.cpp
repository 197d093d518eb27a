// The C interface for modifying documents.
#include "c/handles.h"
#include "c/options.h"

namespace lockstep::c {

namespace {

// `make` returns the new node; null if the DOM refuses it with `refusal`. `valid` is whether the other
// arguments are valid.
template <class Make>
lockstep_status create(lockstep_document* document, lockstep_node* node, bool valid, lockstep_status refusal,
                       Make make) {
  if (node == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *node = LOCKSTEP_NO_NODE;
  if (document == nullptr || !valid) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] {
    const Node made = make(from_c(document));
    *node = to_c(made);
    return made ? LOCKSTEP_OK : refusal;
  });
}

// Calls `change` with the document and its node of that number.
template <class Change>
lockstep_status change_node(lockstep_document* document, lockstep_node node, bool valid, Change change) {
  const Node changed = node_of(document, node);
  if (!changed || !valid) return LOCKSTEP_BAD_ARGUMENT;
  return guarded([&] { return status_of_change(change(from_c(document), changed)); });
}

// The same with the options for parsing, if there are any.
template <class Change>
lockstep_status change_by_markup(lockstep_document* document, lockstep_node node, bool valid,
                                 const lockstep_parse_options* from, Change change) {
  if (from == nullptr) return change_node(document, node, valid, change);
  lockstep_parse_options c = {};
  ParseOptions options;
  ErrorCallback on_error;
  valid = valid && read(from, c) && convert_all(options::kParse, c, options) &&
          convert_all(options::kLimits, c, options.limits);
  if (c.on_error != nullptr) {
    on_error = {c.on_error, c.error_user_data};
    options.on_error = &ErrorCallback::call;
    options.error_user_data = &on_error;
  }
  return change_node(document, node, valid,
                     [&](Document& owner, Node changed) { return change(owner, changed, options); });
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;
using lockstep::Document;
using lockstep::Node;

extern "C" {

lockstep_status lockstep_document_create_element(lockstep_document* document, const char* local_name,
                                                 int32_t element_namespace, lockstep_node* element) {
  const bool valid = local_name != nullptr && element_namespace >= LOCKSTEP_NAMESPACE_HTML &&
                     element_namespace <= LOCKSTEP_NAMESPACE_SVG;
  return create(document, element, valid, LOCKSTEP_INVALID_CHARACTER, [=](Document& owner) {
    return owner.create_element(local_name, static_cast<lockstep::Namespace>(element_namespace));
  });
}
lockstep_status lockstep_document_create_text(lockstep_document* document, const char* data, size_t size,
                                              lockstep_node* text) {
  return create(document, text, is_text(data, size), LOCKSTEP_OUT_OF_MEMORY, [=](Document& owner) {
    return owner.create_text({data, size});
  });
}
lockstep_status lockstep_document_create_comment(lockstep_document* document, const char* data, size_t size,
                                                 lockstep_node* comment) {
  return create(document, comment, is_text(data, size), LOCKSTEP_OUT_OF_MEMORY, [=](Document& owner) {
    return owner.create_comment({data, size});
  });
}
lockstep_status lockstep_document_create_processing_instruction(lockstep_document* document,
                                                                const char* target, const char* data,
                                                                size_t size, lockstep_node* instruction) {
  const bool valid = target != nullptr && is_text(data, size);
  return create(document, instruction, valid, LOCKSTEP_INVALID_CHARACTER, [=](Document& owner) {
    return owner.create_processing_instruction(target, {data, size});
  });
}
lockstep_status lockstep_document_create_doctype(lockstep_document* document, const char* name,
                                                 const char* public_identifier, const char* system_identifier,
                                                 lockstep_node* doctype) {
  return create(document, doctype, name != nullptr, LOCKSTEP_INVALID_CHARACTER, [=](Document& owner) {
    return owner.create_doctype(name, or_empty(public_identifier), or_empty(system_identifier));
  });
}
lockstep_status lockstep_document_create_fragment(lockstep_document* document, lockstep_node* fragment) {
  return create(document, fragment, true, LOCKSTEP_OUT_OF_MEMORY,
                [](Document& owner) { return owner.create_document_fragment(); });
}
lockstep_status lockstep_document_clone(lockstep_document* document, const lockstep_document* from,
                                        lockstep_node node, bool subtree, lockstep_node* copy) {
  const Node original = node_of(from, node);
  return create(document, copy, !original.is_null(), LOCKSTEP_HIERARCHY_REQUEST,
                [=](Document& owner) { return owner.clone(original, subtree); });
}
lockstep_status lockstep_document_adopt(lockstep_document* document, lockstep_document* from,
                                        lockstep_node node, lockstep_node* adopted) {
  const Node original = node_of(from, node);
  return create(document, adopted, !original.is_null(), LOCKSTEP_HIERARCHY_REQUEST,
                [=](Document& owner) { return owner.adopt(from_c(from), original); });
}

lockstep_status lockstep_node_adopt_before(lockstep_document* document, lockstep_node parent,
                                           lockstep_document* from, lockstep_node child,
                                           lockstep_node reference, lockstep_node* inserted) {
  if (inserted != nullptr) *inserted = LOCKSTEP_NO_NODE;
  const Node original = node_of(from, child), before = node_of(document, reference);
  const bool valid = original && (before || reference == LOCKSTEP_NO_NODE);
  return change_node(document, parent, valid, [=](Document& owner, Node into) {
    const Node last = before ? before.previous_sibling() : into.last_child();
    const lockstep::DomError error = owner.insert_before(into, original, before);
    const Node now = before ? before.previous_sibling() : into.last_child();
    if (error == lockstep::DomError::none && inserted != nullptr && now != last) *inserted = to_c(now);
    return error;
  });
}

lockstep_status lockstep_node_append(lockstep_document* document, lockstep_node parent, lockstep_node child) {
  return lockstep_node_insert_before(document, parent, child, LOCKSTEP_NO_NODE);
}
lockstep_status lockstep_node_insert_before(lockstep_document* document, lockstep_node parent,
                                            lockstep_node child, lockstep_node reference) {
  const Node inserted = node_of(document, child), before = node_of(document, reference);
  const bool valid = inserted && (before || reference == LOCKSTEP_NO_NODE);
  return change_node(document, parent, valid, [=](Document& owner, Node into) {
    return before ? owner.insert_before(into, inserted, before) : owner.append(into, inserted);
  });
}
lockstep_status lockstep_node_prepend(lockstep_document* document, lockstep_node parent,
                                      lockstep_node child) {
  return lockstep_node_insert_after(document, parent, child, LOCKSTEP_NO_NODE);
}
lockstep_status lockstep_node_insert_after(lockstep_document* document, lockstep_node parent,
                                           lockstep_node child, lockstep_node reference) {
  const Node inserted = node_of(document, child), after = node_of(document, reference);
  const bool valid = inserted && (after || reference == LOCKSTEP_NO_NODE);
  return change_node(document, parent, valid,
                     [=](Document& owner, Node into) { return owner.insert_after(into, inserted, after); });
}
lockstep_status lockstep_node_replace(lockstep_document* document, lockstep_node child,
                                      lockstep_node replacement) {
  const Node inserted = node_of(document, replacement);
  return change_node(document, child, !inserted.is_null(),
                     [=](Document& owner, Node replaced) { return owner.replace(replaced, inserted); });
}
lockstep_status lockstep_node_remove(lockstep_document* document, lockstep_node node) {
  return change_node(document, node, true,
                     [](Document& owner, Node removed) { return owner.remove(removed); });
}
lockstep_status lockstep_node_remove_children(lockstep_document* document, lockstep_node parent) {
  return change_node(document, parent, true,
                     [](Document& owner, Node target) { return owner.remove_children(target); });
}
lockstep_status lockstep_node_unwrap(lockstep_document* document, lockstep_node node) {
  return change_node(document, node, true,
                     [](Document& owner, Node removed) { return owner.unwrap(removed); });
}

lockstep_status lockstep_node_set_inner_html(lockstep_document* document, lockstep_node node,
                                             const char* html, size_t size,
                                             const lockstep_parse_options* options) {
  return change_by_markup(document, node, is_text(html, size), options,
                          [=](Document& owner, Node target, const auto&... with) {
                            return owner.set_inner_html(target, {html, size}, with...);
                          });
}
lockstep_status lockstep_node_set_outer_html(lockstep_document* document, lockstep_node node,
                                             const char* html, size_t size,
                                             const lockstep_parse_options* options) {
  return change_by_markup(document, node, is_text(html, size), options,
                          [=](Document& owner, Node replaced, const auto&... with) {
                            return owner.set_outer_html(replaced, {html, size}, with...);
                          });
}
lockstep_status lockstep_node_insert_adjacent_html(lockstep_document* document, lockstep_node element,
                                                   int32_t position, const char* html, size_t size,
                                                   const lockstep_parse_options* options) {
  const bool valid =
      is_text(html, size) && position >= LOCKSTEP_BEFORE_BEGIN && position <= LOCKSTEP_AFTER_END;
  return change_by_markup(
      document, element, valid, options, [=](Document& owner, Node beside, const auto&... with) {
        return owner.insert_adjacent_html(beside, static_cast<lockstep::AdjacentPosition>(position),
                                          {html, size}, with...);
      });
}

lockstep_status lockstep_node_set_attribute_ns(lockstep_document* document, lockstep_node element,
                                               int32_t attribute_namespace, const char* qualified_name,
                                               const char* value, size_t size) {
  const bool valid = qualified_name != nullptr && is_text(value, size) && is_namespace(attribute_namespace);
  return change_node(document, element, valid, [=](Document& owner, Node target) {
    return owner.set_attribute(target, static_cast<lockstep::Namespace>(attribute_namespace), qualified_name,
                               {value, size});
  });
}
lockstep_status lockstep_node_remove_attribute_ns(lockstep_document* document, lockstep_node element,
                                                  int32_t attribute_namespace, const char* local_name) {
  const bool valid = local_name != nullptr && is_namespace(attribute_namespace);
  return change_node(document, element, valid, [=](Document& owner, Node target) {
    return owner.remove_attribute(target, static_cast<lockstep::Namespace>(attribute_namespace), local_name);
  });
}
lockstep_status lockstep_node_add_token(lockstep_document* document, lockstep_node element,
                                        const char* qualified_name, const char* token) {
  return change_node(
      document, element, qualified_name != nullptr && token != nullptr,
      [=](Document& owner, Node target) { return owner.add_token(target, qualified_name, token); });
}
lockstep_status lockstep_node_remove_token(lockstep_document* document, lockstep_node element,
                                           const char* qualified_name, const char* token) {
  return change_node(
      document, element, qualified_name != nullptr && token != nullptr,
      [=](Document& owner, Node target) { return owner.remove_token(target, qualified_name, token); });
}
lockstep_status lockstep_node_toggle_token(lockstep_document* document, lockstep_node element,
                                           const char* qualified_name, const char* token) {
  return change_node(
      document, element, qualified_name != nullptr && token != nullptr,
      [=](Document& owner, Node target) { return owner.toggle_token(target, qualified_name, token); });
}
lockstep_status lockstep_node_set_text_content(lockstep_document* document, lockstep_node node,
                                               const char* text, size_t size) {
  return change_node(document, node, is_text(text, size), [=](Document& owner, Node target) {
    return owner.set_text_content(target, {text, size});
  });
}
lockstep_status lockstep_node_set_attribute(lockstep_document* document, lockstep_node element,
                                            const char* qualified_name, const char* value, size_t size) {
  const bool valid = qualified_name != nullptr && is_text(value, size);
  return change_node(document, element, valid, [=](Document& owner, Node target) {
    return owner.set_attribute(target, qualified_name, {value, size});
  });
}
lockstep_status lockstep_node_remove_attribute(lockstep_document* document, lockstep_node element,
                                               const char* qualified_name) {
  return change_node(document, element, qualified_name != nullptr, [=](Document& owner, Node target) {
    return owner.remove_attribute(target, qualified_name);
  });
}
lockstep_status lockstep_node_set_data(lockstep_document* document, lockstep_node node, const char* data,
                                       size_t size) {
  return change_node(document, node, is_text(data, size), [=](Document& owner, Node target) {
    return owner.set_data(target, {data, size});
  });
}

}  // extern "C"

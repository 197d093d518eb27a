#include "support/c_tree.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "lockstep/c.h"
#include "lockstep/convert.h"
#include "support/pointer_tree.h"
#include "tables/known_names.h"
#include "text/name_keys.h"

namespace lockstep::test {
namespace {

std::string_view view_of(lockstep_string text) {
  return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.size);
}
lockstep_string string_of(std::string_view text) {
  return {text.data() == nullptr ? "" : text.data(), text.size()};
}

// A PointerTree whose names come as texts.
class CTree {
 public:
  PointerTree tree;
  std::string misuse;
  std::size_t creations_left = 0;  // before one fails; 0: none fails
  bool failed = false;

  static CTree& of(void* self) { return *static_cast<CTree*>(self); }
  static PointerNode* node(lockstep_tree_node handle) { return static_cast<PointerNode*>(handle); }
  // The new node, or null if its turn to fail has come.
  PointerNode* made(PointerNode* node) {
    if (failed) misuse = "the parser continued after a node could not be created";
    failed = creations_left != 0 && --creations_left == 0;
    return failed ? nullptr : node;
  }

  PointerNode* create_element(std::int32_t name_space, std::string_view name,
                              const lockstep_tree_attributes* attributes) {
    const LocalName local_name(tag_names_, tag_names_.intern(name));
    PointerNode* const element = tree.create_element(static_cast<Namespace>(name_space), local_name,
                                                     SinkAttributes(attribute_names_, nullptr, 0));
    add_attributes(element, attributes);
    return made(element);
  }
  void add_attributes(PointerNode* element, const lockstep_tree_attributes* attributes) {
    const std::size_t count = lockstep_tree_attributes_count(attributes);
    if (lockstep_tree_attributes_name(attributes, count).data != nullptr) misuse = "an attribute too many";
    for (std::size_t i = 0; i < count; ++i) {
      const lockstep_string name = lockstep_tree_attributes_name(attributes, i);
      const std::string_view prefix = view_of(lockstep_tree_attributes_prefix(attributes, i)),
                             local = view_of(lockstep_tree_attributes_local_name(attributes, i));
      const std::size_t colon = prefix.empty() ? 0 : prefix.size() + 1;
      if (view_of(name).substr(colon) != local) misuse = "a name that is not its parts";
      if (find_attribute(element, name) != nullptr) continue;
      element->attributes.push_back(
          {AttributeName(attribute_names_, attribute_names_.intern(view_of(name))),
           static_cast<Namespace>(lockstep_tree_attributes_namespace(attributes, i)), std::string(local),
           std::string(view_of(lockstep_tree_attributes_value(attributes, i)))});
    }
  }
  static const PointerNode::Attribute* find_attribute(const PointerNode* element, lockstep_string name) {
    for (const PointerNode::Attribute& attribute : element->attributes)
      if (attribute.name.qualified_name() == view_of(name)) return &attribute;
    return nullptr;
  }

  lockstep_tree_functions functions(CFunctions which) {
    lockstep_tree_functions f;
    lockstep_tree_functions_init(&f, sizeof f);
    f.user_data = this;
    f.document = [](void* self) -> lockstep_tree_node { return of(self).tree.document(); };
    f.create_element = [](std::int32_t name_space, lockstep_string name,
                          const lockstep_tree_attributes* attributes, void* self) -> lockstep_tree_node {
      return of(self).create_element(name_space, view_of(name), attributes);
    };
    f.create_comment = [](lockstep_string data, void* self) -> lockstep_tree_node {
      return of(self).made(of(self).tree.create_comment(view_of(data)));
    };
    f.create_processing_instruction = [](lockstep_string target, lockstep_string data,
                                         void* self) -> lockstep_tree_node {
      return of(self).made(of(self).tree.create_processing_instruction(view_of(target), view_of(data)));
    };
    f.create_doctype = [](lockstep_string name, lockstep_string public_identifier,
                          lockstep_string system_identifier, void* self) -> lockstep_tree_node {
      return of(self).made(of(self).tree.create_doctype(view_of(name), view_of(public_identifier),
                                                        view_of(system_identifier)));
    };
    f.create_document_fragment = [](void* self) -> lockstep_tree_node {
      return of(self).made(of(self).tree.create_document_fragment());
    };
    f.insert_before = [](lockstep_tree_node parent, lockstep_tree_node child, lockstep_tree_node reference,
                         void* self) {
      of(self).tree.insert_before(node(parent), node(child), node(reference));
    };
    f.insert_text = [](lockstep_tree_node parent, lockstep_tree_node reference, lockstep_string text,
                       void* self) {
      of(self).tree.insert_text(node(parent), node(reference), view_of(text));
    };
    f.remove = [](lockstep_tree_node child, void* self) { of(self).tree.remove(node(child)); };
    f.move_children = [](lockstep_tree_node from, lockstep_tree_node to, void* self) {
      of(self).tree.move_children(node(from), node(to));
    };
    f.parent = [](lockstep_tree_node child, void* self) -> lockstep_tree_node {
      return of(self).tree.parent(node(child));
    };
    f.document_has_child = [](std::int32_t type, void* self) {
      return of(self).tree.document_has_child(type == LOCKSTEP_NODE_ELEMENT ? NodeType::element
                                                                            : NodeType::doctype);
    };
    f.add_missing_attributes = [](lockstep_tree_node element, const lockstep_tree_attributes* attributes,
                                  void* self) { of(self).add_attributes(node(element), attributes); };
    f.template_contents = [](lockstep_tree_node element, void* self) -> lockstep_tree_node {
      return of(self).tree.template_contents(node(element));
    };
    f.set_fragment = [](lockstep_tree_node fragment, void* self) {
      of(self).tree.set_fragment(node(fragment));
    };
    if (which == CFunctions::required) return f;

    f.set_quirks_mode = [](std::int32_t mode, void* self) {
      of(self).tree.set_quirks_mode(static_cast<QuirksMode>(mode));
    };
    f.set_script_flag = [](lockstep_tree_node script, std::int32_t flag, void* self) {
      of(self).tree.set_script_flag(node(script), static_cast<ScriptFlag>(flag));
    };
    f.clear_force_async = [](lockstep_tree_node script, void* self) {
      of(self).tree.clear_force_async(node(script));
    };
    f.associate_form = [](lockstep_tree_node element, lockstep_tree_node form, void* self) {
      of(self).tree.associate_form(node(element), node(form));
    };
    f.is_host_including_inclusive_ancestor = [](lockstep_tree_node inner, lockstep_tree_node target,
                                                void* self) {
      return of(self).tree.is_host_including_inclusive_ancestor(node(inner), node(target));
    };
    f.attach_shadow_root = [](lockstep_tree_node host, std::int32_t properties,
                              void* self) -> lockstep_tree_node {
      const auto has = [properties](std::int32_t flag) { return (properties & flag) != 0; };
      return of(self).made(of(self).tree.attach_shadow_root(
          node(host), {has(LOCKSTEP_SHADOW_ROOT_CLOSED) ? ShadowRootMode::closed : ShadowRootMode::open,
                       has(LOCKSTEP_SHADOW_ROOT_DELEGATES_FOCUS), has(LOCKSTEP_SHADOW_ROOT_SERIALIZABLE),
                       has(LOCKSTEP_SHADOW_ROOT_CLONABLE), has(LOCKSTEP_SHADOW_ROOT_MANUAL_SLOT_ASSIGNMENT),
                       has(LOCKSTEP_SHADOW_ROOT_NULL_CUSTOM_ELEMENT_REGISTRY)}));
    };
    f.shadow_root = [](lockstep_tree_node host, void* self) -> lockstep_tree_node {
      return of(self).tree.shadow_root(node(host));
    };
    f.set_template_contents = [](lockstep_tree_node element, lockstep_tree_node contents, void* self) {
      of(self).tree.set_template_contents(node(element), node(contents));
    };
    f.first_child = [](lockstep_tree_node parent, void* self) -> lockstep_tree_node {
      return of(self).tree.first_child(node(parent));
    };
    f.next_sibling = [](lockstep_tree_node child, void* self) -> lockstep_tree_node {
      return of(self).tree.next_sibling(node(child));
    };
    f.following = [](lockstep_tree_node from, lockstep_tree_node root, void* self) -> lockstep_tree_node {
      return of(self).tree.following(node(from), node(root));
    };
    f.element_namespace = [](lockstep_tree_node element, void* self) {
      return static_cast<std::int32_t>(of(self).tree.element_namespace(node(element)));
    };
    f.local_name = [](lockstep_tree_node element, void*) {
      return node(element)->type == NodeType::element ? string_of(node(element)->text)
                                                      : lockstep_string{nullptr, 0};
    };
    f.attribute = [](lockstep_tree_node element, lockstep_string name, void*) {
      const PointerNode::Attribute* const found = find_attribute(node(element), name);
      return found == nullptr ? lockstep_string{nullptr, 0} : string_of(found->value);
    };
    f.processing_instruction_target = [](lockstep_tree_node asked, void* self) {
      return string_of(of(self).tree.processing_instruction_target(node(asked)));
    };
    f.is_connected = [](lockstep_tree_node asked, void* self) {
      return of(self).tree.is_connected(node(asked));
    };
    f.clone = [](lockstep_tree_node original, void* self) -> lockstep_tree_node {
      return of(self).made(of(self).tree.clone(node(original)));
    };
    return f;
  }

 private:
  detail::NameTable tag_names_{detail::known_tag_names};
  detail::NameTable attribute_names_{detail::known_attribute_names};
};

lockstep_parse_options options_in_c(const ParseOptions& options, const std::string& edition) {
  lockstep_parse_options made;
  lockstep_parse_options_init(&made, sizeof made);
  made.edition = edition.c_str();
  made.scripting = options.scripting;
  made.collect_errors = options.collect_errors;
  made.max_errors = options.max_errors;
  made.allow_declarative_shadow_roots = options.allow_declarative_shadow_roots;
  made.iframe_srcdoc = options.iframe_srcdoc;
  made.cannot_change_the_mode = options.cannot_change_the_mode;
  made.limit_depth = options.limits.depth;
  return made;
}

}  // namespace

std::string c_tree_problem(const Document& document, const Chunks& chunks, const ParseOptions& options,
                           const std::optional<FragmentContext>& context, CFunctions which) {
  CTree tree;
  const lockstep_tree_functions functions = tree.functions(which);
  const std::string edition(edition_date(options.edition));
  const lockstep_parse_options c_options = options_in_c(options, edition);
  lockstep_tree_parser* parser = nullptr;
  if (context) {
    const std::string name(context->local_name), encoding(context->encoding);
    lockstep_fragment_context c_context;
    lockstep_fragment_context_init(&c_context, sizeof c_context);
    c_context.local_name = name.c_str();
    c_context.encoding = encoding.c_str();
    c_context.element_namespace = static_cast<std::int32_t>(context->element_namespace);
    c_context.quirks_mode = static_cast<std::int32_t>(context->quirks_mode);
    c_context.inside_form = context->inside_form;
    c_context.scripting_mode = context->scripting_mode == ScriptingMode::fragment
                                   ? LOCKSTEP_SCRIPTING_FRAGMENT
                                   : LOCKSTEP_SCRIPTING_INERT;
    if (lockstep_tree_parser_create_fragment(&functions, &c_context, &c_options, &parser) != LOCKSTEP_OK)
      return "no parser";
  } else if (lockstep_tree_parser_create(&functions, &c_options, &parser) != LOCKSTEP_OK) {
    return "no parser";
  }
  for (const std::string_view chunk : chunks)
    (void)lockstep_tree_parser_write(parser, chunk.data(), chunk.size());
  lockstep_status status = lockstep_tree_parser_finish(parser);

  std::string problem = tree.misuse.empty() ? tree.tree.misuse() : tree.misuse;
  if (problem.empty() && status != c::to_c(document.status())) problem = "another status";
  if (problem.empty()) problem = broken_links(tree.tree.result());
  if (const std::string dump = dump_tree(tree.tree.result());
      problem.empty() && dump != dump_tree(document.result()))
    problem = "the arena has\n" + dump_tree(document.result()) + "\nand the tree in C\n" + dump;
  if (problem.empty() && which == CFunctions::all && tree.tree.quirks_mode() != document.quirks_mode())
    problem = "another quirks mode";
  bool same_errors = lockstep_tree_parser_error_count(parser) == document.errors().size() &&
                     lockstep_tree_parser_errors_truncated(parser) == document.errors_truncated();
  for (std::size_t i = 0; same_errors && i < document.errors().size(); ++i) {
    const lockstep_error* const error = lockstep_tree_parser_error(parser, i);
    same_errors = lockstep_error_name(error) == parse_error_name(document.errors()[i]) &&
                  lockstep_error_offset(error) == document.errors()[i].offset;
  }
  if (problem.empty() && !same_errors) problem = "other errors";
  lockstep_tree_parser_free(parser);
  return problem;
}

bool c_tree_stops_at(std::string_view html, const ParseOptions& options, std::size_t call) {
  CTree tree;
  tree.creations_left = call;
  const lockstep_tree_functions functions = tree.functions(CFunctions::all);
  const std::string edition(edition_date(options.edition));
  const lockstep_parse_options c_options = options_in_c(options, edition);
  lockstep_tree_parser* parser = nullptr;
  (void)lockstep_tree_parser_create(&functions, &c_options, &parser);
  const lockstep_status written = lockstep_tree_parser_write(parser, html.data(), html.size());
  const lockstep_status finished = lockstep_tree_parser_finish(parser);
  const lockstep_status again = lockstep_tree_parser_write(parser, "<p>", 3);
  if (tree.failed) {
    EXPECT_TRUE(written == LOCKSTEP_OUT_OF_MEMORY || finished == LOCKSTEP_OUT_OF_MEMORY);
    EXPECT_EQ(finished, LOCKSTEP_OUT_OF_MEMORY);
    EXPECT_EQ(again, LOCKSTEP_OUT_OF_MEMORY);
  } else {
    EXPECT_EQ(finished, LOCKSTEP_OK);
    EXPECT_EQ(again, LOCKSTEP_FINISHED);
  }
  EXPECT_EQ(tree.misuse, "");
  lockstep_tree_parser_free(parser);
  return tree.failed;
}

}  // namespace lockstep::test

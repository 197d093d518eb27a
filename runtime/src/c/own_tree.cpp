// The C interface of custom trees. Instantiates the parser for a tree that calls a table of functions.
#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "c/request.h"
#include "edition/entry.h"
#include "parse/sink.h"

namespace lockstep::c {

namespace {

const SinkAttributes* in_cpp(const lockstep_tree_attributes* attributes) {
  return reinterpret_cast<const SinkAttributes*>(attributes);
}
const lockstep_tree_attributes* in_c(const SinkAttributes& attributes) {
  return reinterpret_cast<const lockstep_tree_attributes*>(&attributes);
}

// Returns what `ask` returns for the attribute; a null string if there is no such attribute.
template <class Ask>
lockstep_string ask_tree_attribute(const lockstep_tree_attributes* attributes, std::size_t index, Ask ask) {
  if (attributes == nullptr || index >= in_cpp(attributes)->size()) return {nullptr, 0};
  return present(ask((*in_cpp(attributes))[index]));
}

std::string_view view_of(lockstep_string text) {
  return text.data == nullptr ? std::string_view() : std::string_view(text.data, text.size);
}

constexpr std::int32_t type_in_c(NodeType type) {
  return type == NodeType::element ? LOCKSTEP_NODE_ELEMENT : LOCKSTEP_NODE_DOCTYPE;
}

}  // namespace

// A TreeSink that calls the caller's functions.
class CallbackTree {
 public:
  using Node = lockstep_tree_node;
  static constexpr Node null() { return nullptr; }
  // Whether the caller provides the functions is known only at run time.
  static constexpr bool kReadable = true;
  static constexpr bool kShadowRoots = true;
  static constexpr bool kAssociatesForms = true;
  bool readable() const { return f_.first_child != nullptr; }
  bool associates_forms() const { return f_.associate_form != nullptr; }
  bool releases_nodes() const { return f_.release != nullptr; }

  // Returns false if the table is invalid, or if a required function or a part of an optional group is
  // missing.
  bool read_functions(const lockstep_tree_functions* from) {
    if (from == nullptr || !read(from, f_)) return false;
    const auto all = [](auto... functions) { return (... && (functions != nullptr)); };
    const auto none = [](auto... functions) { return (... && (functions == nullptr)); };
    const auto all_or_none = [&](auto... functions) { return all(functions...) || none(functions...); };
    return all(f_.document, f_.create_element, f_.create_comment, f_.create_processing_instruction,
               f_.create_doctype, f_.create_document_fragment, f_.insert_before, f_.insert_text, f_.remove,
               f_.move_children, f_.parent, f_.document_has_child, f_.add_missing_attributes,
               f_.template_contents) &&
           all_or_none(f_.attach_shadow_root, f_.shadow_root, f_.set_template_contents) &&
           all_or_none(f_.first_child, f_.next_sibling, f_.following, f_.element_namespace, f_.local_name,
                       f_.attribute, f_.processing_instruction_target, f_.is_connected, f_.clone);
  }
  bool has_shadow_roots() const { return f_.attach_shadow_root != nullptr; }
  // Sets the table with the names of this parse's elements.
  void set_tag_names(const detail::NameTable& names) { tag_names_ = &names; }

  // --- TreeSink
  Node document() const { return f_.document(f_.user_data); }
  Node create_element(Namespace name_space, LocalName name, const SinkAttributes& attributes) {
    return made(f_.create_element(static_cast<std::int32_t>(name_space), present(name.text()),
                                  in_c(attributes), f_.user_data));
  }
  Node create_comment(std::string_view data) { return made(f_.create_comment(present(data), f_.user_data)); }
  Node create_processing_instruction(std::string_view target, std::string_view data) {
    return made(f_.create_processing_instruction(present(target), present(data), f_.user_data));
  }
  Node create_doctype(std::string_view name, std::string_view public_identifier,
                      std::string_view system_identifier) {
    return made(f_.create_doctype(present(name), present(public_identifier), present(system_identifier),
                                  f_.user_data));
  }
  Node create_document_fragment() { return made(f_.create_document_fragment(f_.user_data)); }

  void insert_before(Node parent, Node child, Node reference) {
    f_.insert_before(parent, child, reference, f_.user_data);
  }
  void insert_text(Node parent, Node reference, std::string_view text) {
    f_.insert_text(parent, reference, present(text), f_.user_data);
  }
  void remove(Node node) { f_.remove(node, f_.user_data); }
  void move_children(Node from, Node to) { f_.move_children(from, to, f_.user_data); }
  Node parent(Node node) const { return f_.parent(node, f_.user_data); }
  bool document_has_child(NodeType type) const {
    return f_.document_has_child(type_in_c(type), f_.user_data);
  }

  void add_missing_attributes(Node element, const SinkAttributes& attributes) {
    f_.add_missing_attributes(element, in_c(attributes), f_.user_data);
  }
  Node template_contents(Node element) const { return f_.template_contents(element, f_.user_data); }

  void set_quirks_mode(QuirksMode mode) {
    if (f_.set_quirks_mode != nullptr) f_.set_quirks_mode(static_cast<std::int32_t>(mode), f_.user_data);
  }
  void set_script_flag(Node script, ScriptFlag flag) {
    if (f_.set_script_flag != nullptr)
      f_.set_script_flag(script, static_cast<std::int32_t>(flag), f_.user_data);
  }
  void clear_force_async(Node script) {
    if (f_.clear_force_async != nullptr) f_.clear_force_async(script, f_.user_data);
  }
  void associate_form(Node element, Node form) {
    if (f_.associate_form != nullptr) f_.associate_form(element, form, f_.user_data);
  }
  void set_fragment(Node fragment) {
    if (f_.set_fragment != nullptr) f_.set_fragment(fragment, f_.user_data);
  }
  bool is_host_including_inclusive_ancestor(Node node, Node target) const {
    return f_.is_host_including_inclusive_ancestor == nullptr
               ? node == target
               : f_.is_host_including_inclusive_ancestor(node, target, f_.user_data);
  }
  void release(Node element) { f_.release(element, f_.user_data); }

  Node attach_shadow_root(Node host, const ShadowRootProperties& properties) {
    return made(f_.attach_shadow_root(host, flags_of(properties), f_.user_data));
  }
  Node shadow_root(Node host) const {
    return has_shadow_roots() ? f_.shadow_root(host, f_.user_data) : null();
  }
  void set_template_contents(Node element, Node contents) {
    f_.set_template_contents(element, contents, f_.user_data);
  }

  Node first_child(Node node) const { return readable() ? f_.first_child(node, f_.user_data) : null(); }
  Node next_sibling(Node node) const { return readable() ? f_.next_sibling(node, f_.user_data) : null(); }
  Node following(Node node, Node root) const {
    return readable() ? f_.following(node, root, f_.user_data) : null();
  }
  Namespace element_namespace(Node node) const {
    return readable() ? static_cast<Namespace>(f_.element_namespace(node, f_.user_data)) : Namespace::none;
  }
  LocalName local_name(Node node) const {
    return {*tag_names_, readable() ? tag_names_->find(view_of(f_.local_name(node, f_.user_data))) : 0};
  }
  bool has_attribute(Node node, AttributeName name) const { return attribute(node, name).data != nullptr; }
  std::string_view attribute_value(Node node, AttributeName name) const {
    return view_of(attribute(node, name));
  }
  std::string_view processing_instruction_target(Node node) const {
    return readable() ? view_of(f_.processing_instruction_target(node, f_.user_data)) : std::string_view();
  }
  bool is_connected(Node node) const { return readable() && f_.is_connected(node, f_.user_data); }
  Node clone(Node node) { return made(readable() ? f_.clone(node, f_.user_data) : null()); }

 private:
  // If the tree cannot create a node, the parse ends as if memory were exhausted.
  static Node made(Node node) {
    if (node == nullptr) detail::out_of_memory();
    return node;
  }
  lockstep_string attribute(Node node, AttributeName name) const {
    return readable() ? f_.attribute(node, present(name.qualified_name()), f_.user_data)
                      : lockstep_string{nullptr, 0};
  }

  lockstep_tree_functions f_ = {};
  const detail::NameTable* tag_names_ = nullptr;
};
static_assert(TreeSink<CallbackTree> && ReleasesNodes<CallbackTree>);

// A parser of any edition.
class TreeParser {
 public:
  virtual ~TreeParser() = default;
  virtual void set_context(const FragmentContext& context) = 0;
  virtual void write(std::string_view chunk) = 0;
  virtual void finish() = 0;
  virtual Status status() const = 0;
  virtual bool flattened() const = 0;
  virtual const detail::PodVector<ParseError>& errors() const = 0;
  virtual bool errors_truncated() const = 0;
};

namespace {

template <Edition edition>
class EditionTreeParser final : public TreeParser {
 public:
  EditionTreeParser(CallbackTree& tree, const ParseOptions& options) : pipeline_(tree, options) {
    tree.set_tag_names(pipeline_.tag_names());
  }
  void set_context(const FragmentContext& context) override { pipeline_.set_context(context); }
  void write(std::string_view chunk) override { pipeline_.write(chunk); }
  void finish() override { pipeline_.finish(); }
  Status status() const override { return pipeline_.status(); }
  bool flattened() const override { return pipeline_.flattened(); }
  const detail::PodVector<ParseError>& errors() const override { return pipeline_.errors(); }
  bool errors_truncated() const override { return pipeline_.errors_truncated(); }

 private:
  detail::SinkPipeline<CallbackTree, edition> pipeline_;
};

using MakeTreeParser = std::unique_ptr<TreeParser> (*)(CallbackTree&, const ParseOptions&);

template <std::size_t... indexes>
constexpr std::array<MakeTreeParser, kEditionCount> tree_parser_makers(std::index_sequence<indexes...>) {
  return {[](CallbackTree& tree, const ParseOptions& options) -> std::unique_ptr<TreeParser> {
    return std::make_unique<EditionTreeParser<kEditions[indexes]>>(tree, options);
  }...};
}

constexpr auto kMakeTreeParser = tree_parser_makers(std::make_index_sequence<kEditionCount>());

}  // namespace

}  // namespace lockstep::c

struct lockstep_tree_parser {
  lockstep::c::Request request;
  lockstep::c::CallbackTree tree;
  std::unique_ptr<lockstep::c::TreeParser> parser;
  bool running = false, ended = false, failed = false;
};

namespace lockstep::c {

namespace {

lockstep_status create_tree_parser(const lockstep_tree_functions* functions,
                                   const lockstep_fragment_context* context, bool is_fragment,
                                   const lockstep_parse_options* options, lockstep_tree_parser** parser) {
  if (parser == nullptr) return LOCKSTEP_BAD_ARGUMENT;
  *parser = nullptr;
  return guarded([&]() -> lockstep_status {
    auto made = std::make_unique<lockstep_tree_parser>();
    if (!made->tree.read_functions(functions) || !made->request.read_options(options) ||
        (is_fragment && !made->request.read_context(context)))
      return LOCKSTEP_BAD_ARGUMENT;
    ParseOptions& wanted = made->request.options;
    wanted.positions = false;
    wanted.allow_declarative_shadow_roots &= made->tree.has_shadow_roots();
    made->parser = kMakeTreeParser[detail::edition_index(wanted.edition)](made->tree, wanted);
    if (is_fragment) made->parser->set_context(made->request.context);
    *parser = made.release();
    return LOCKSTEP_OK;
  });
}

// Runs a part of the parse. Not reentrant: refuses calls from the tree's functions.
template <class Function>
lockstep_status run_tree_parser(lockstep_tree_parser* parser, const Function& function) {
  if (parser == nullptr || parser->running) return LOCKSTEP_BAD_ARGUMENT;
  if (parser->failed) return LOCKSTEP_OUT_OF_MEMORY;
  if (parser->ended) return LOCKSTEP_FINISHED;
  parser->running = true;
  const lockstep_status status = guarded([&] {
    function(*parser->parser);
    return to_c(parser->parser->status());
  });
  parser->running = false;
  parser->failed = status == LOCKSTEP_OUT_OF_MEMORY;
  return status;
}

}  // namespace

}  // namespace lockstep::c

using namespace lockstep::c;
using lockstep::SinkAttributes;

extern "C" {

size_t lockstep_tree_attributes_count(const lockstep_tree_attributes* attributes) {
  return attributes == nullptr ? 0 : in_cpp(attributes)->size();
}
lockstep_string lockstep_tree_attributes_name(const lockstep_tree_attributes* attributes, size_t index) {
  return ask_tree_attribute(attributes, index,
                            [](const SinkAttributes::Attribute& self) { return self.name.qualified_name(); });
}
lockstep_string lockstep_tree_attributes_local_name(const lockstep_tree_attributes* attributes,
                                                    size_t index) {
  return ask_tree_attribute(attributes, index,
                            [](const SinkAttributes::Attribute& self) { return self.name.local_name(); });
}
lockstep_string lockstep_tree_attributes_prefix(const lockstep_tree_attributes* attributes, size_t index) {
  return ask_tree_attribute(attributes, index,
                            [](const SinkAttributes::Attribute& self) { return self.name.prefix(); });
}
int32_t lockstep_tree_attributes_namespace(const lockstep_tree_attributes* attributes, size_t index) {
  if (index >= lockstep_tree_attributes_count(attributes)) return LOCKSTEP_NAMESPACE_NONE;
  return static_cast<int32_t>((*in_cpp(attributes))[index].name.attribute_namespace());
}
lockstep_string lockstep_tree_attributes_value(const lockstep_tree_attributes* attributes, size_t index) {
  return ask_tree_attribute(attributes, index,
                            [](const SinkAttributes::Attribute& self) { return self.value; });
}

void lockstep_tree_functions_init(lockstep_tree_functions* functions, size_t size) {
  init(functions, size, {});
}

lockstep_status lockstep_tree_parser_create(const lockstep_tree_functions* functions,
                                            const lockstep_parse_options* options,
                                            lockstep_tree_parser** parser) {
  return create_tree_parser(functions, nullptr, false, options, parser);
}
lockstep_status lockstep_tree_parser_create_fragment(const lockstep_tree_functions* functions,
                                                     const lockstep_fragment_context* context,
                                                     const lockstep_parse_options* options,
                                                     lockstep_tree_parser** parser) {
  return create_tree_parser(functions, context, true, options, parser);
}

lockstep_status lockstep_tree_parser_write(lockstep_tree_parser* parser, const char* data, size_t size) {
  if (!is_text(data, size)) return LOCKSTEP_BAD_ARGUMENT;
  return run_tree_parser(parser, [=](TreeParser& running) { running.write({data, size}); });
}
lockstep_status lockstep_tree_parser_finish(lockstep_tree_parser* parser) {
  const lockstep_status status = run_tree_parser(parser, [](TreeParser& running) { running.finish(); });
  if (status >= 0) parser->ended = true;
  return status;
}

bool lockstep_tree_parser_flattened(const lockstep_tree_parser* parser) {
  return parser != nullptr && parser->parser->flattened();
}
size_t lockstep_tree_parser_error_count(const lockstep_tree_parser* parser) {
  return parser == nullptr ? 0 : parser->parser->errors().size();
}
const lockstep_error* lockstep_tree_parser_error(const lockstep_tree_parser* parser, size_t index) {
  return index < lockstep_tree_parser_error_count(parser) ? to_c(&parser->parser->errors()[index]) : nullptr;
}
bool lockstep_tree_parser_errors_truncated(const lockstep_tree_parser* parser) {
  return parser != nullptr && parser->parser->errors_truncated();
}

void lockstep_tree_parser_free(lockstep_tree_parser* parser) { delete parser; }

}  // extern "C"

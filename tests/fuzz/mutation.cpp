// Programs of changes to two documents, made by the library and by a naive DOM in parallel, give the same
// results at each step, and the same trees in the end. An input is markup, a byte 1E, and the program.
#include "fuzz.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <optional>
#include <vector>

namespace lockstep::fuzz {
namespace {

using namespace std::string_view_literals;

// A DOM as the Standard describes it, without any optimization.
struct Naive {
  struct Attribute {
    std::string name, prefix, local_name, value;
    Namespace name_space = Namespace::none;
  };
  NodeType type = NodeType::document;
  int document = 0;  // of the two
  Namespace name_space = Namespace::none;
  std::string name, data, system_identifier;  // `name` also for targets, `data` also for public identifiers
  std::vector<Attribute> attributes;
  Naive* parent = nullptr;
  std::vector<Naive*> children;
  Naive *contents = nullptr, *shadow_root = nullptr, *host = nullptr;
  bool is_shadow_root = false, clonable = false;
  bool is_gone = false;  // adopted by the other document: it cannot be changed
  Node node;             // the library's

  std::size_t index() const {
    return static_cast<std::size_t>(std::find(parent->children.begin(), parent->children.end(), this) -
                                    parent->children.begin());
  }
  Naive* next() const {
    return parent == nullptr || index() + 1 == parent->children.size() ? nullptr
                                                                       : parent->children[index() + 1];
  }
  bool takes_children() const {
    return type == NodeType::document || type == NodeType::document_fragment || type == NodeType::element;
  }
  Attribute* attribute(std::string_view wanted) {
    const auto found =
        std::find_if(attributes.begin(), attributes.end(), [&](auto& a) { return a.name == wanted; });
    return found == attributes.end() ? nullptr : &*found;
  }
};

void remove(Naive& node) {
  if (node.parent == nullptr) return;
  node.parent->children.erase(node.parent->children.begin() + static_cast<std::ptrdiff_t>(node.index()));
  node.parent = nullptr;
}

// https://dom.spec.whatwg.org/#concept-tree-host-including-inclusive-ancestor
bool is_host_including_inclusive_ancestor(const Naive* ancestor, const Naive* node) {
  for (; node != nullptr; node = node->parent != nullptr ? node->parent : node->host)
    if (node == ancestor) return true;
  return false;
}

bool any_of(const std::vector<Naive*>& nodes, NodeType type, const Naive* except = nullptr) {
  return std::any_of(nodes.begin(), nodes.end(),
                     [&](Naive* node) { return node != except && node->type == type; });
}

// The part of https://dom.spec.whatwg.org/#concept-node-ensure-pre-insertion-validity, or with `replaced` of
// #concept-node-replace, that concerns a Document.
bool document_refuses(const Naive& document, const Naive& node, const Naive* child, const Naive* replaced) {
  const std::vector<Naive*>& children = document.children;
  const Naive* const place = replaced != nullptr ? replaced : child;
  const std::ptrdiff_t at =
      place == nullptr ? std::ssize(children) : static_cast<std::ptrdiff_t>(place->index());
  const std::vector<Naive*> preceding(children.begin(), children.begin() + at);
  // "A doctype is following child", and before inserting also "child is a doctype".
  const std::vector<Naive*> following(children.begin() + at + (replaced != nullptr ? 1 : 0), children.end());
  const bool no_element =
      any_of(children, NodeType::element, replaced) || any_of(following, NodeType::doctype);
  switch (node.type) {
    case NodeType::document_fragment: {
      const auto elements = std::count_if(node.children.begin(), node.children.end(),
                                          [](Naive* inner) { return inner->type == NodeType::element; });
      return elements > 1 || any_of(node.children, NodeType::text) || (elements == 1 && no_element);
    }
    case NodeType::element:
      return no_element;
    case NodeType::doctype:
      return any_of(children, NodeType::doctype, replaced) || any_of(preceding, NodeType::element);
    default:
      return false;
  }
}

DomError insertion_error(const Naive& parent, const Naive& node, const Naive* child, const Naive* replaced) {
  if (parent.document != node.document || (child != nullptr && child->document != parent.document))
    return DomError::wrong_document;
  if (!parent.takes_children() || is_host_including_inclusive_ancestor(&node, &parent))
    return DomError::hierarchy_request;
  if (child != nullptr && child->parent != &parent) return DomError::not_found;
  const bool in_document = parent.type == NodeType::document;
  if (node.type == NodeType::document || (node.type == NodeType::text && in_document) ||
      (node.type == NodeType::doctype && !in_document) ||
      (in_document && document_refuses(parent, node, child, replaced)))
    return DomError::hierarchy_request;
  return DomError::none;
}

void insert(Naive& parent, Naive& node, Naive* child) {
  if (child == &node) child = node.next();
  std::vector<Naive*> nodes = {&node};
  if (node.type == NodeType::document_fragment) nodes = node.children;
  for (Naive* const each : nodes) {
    remove(*each);
    const auto place = child == nullptr
                           ? parent.children.end()
                           : parent.children.begin() + static_cast<std::ptrdiff_t>(child->index());
    parent.children.insert(place, each);
    each->parent = &parent;
  }
}

bool has_any(std::string_view text, std::string_view characters) {
  return text.find_first_of(characters) != std::string_view::npos;
}
// https://dom.spec.whatwg.org/#valid-element-local-name
bool is_element_name(std::string_view name) {
  const auto is_alpha = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
  if (name.empty()) return false;
  if (is_alpha(name[0])) return !has_any(name, "\t\n\f\r \0/>"sv);
  if (name[0] != ':' && name[0] != '_' && static_cast<unsigned char>(name[0]) < 0x80) return false;
  return std::all_of(name.begin() + 1, name.end(), [&](char c) {
    return is_alpha(c) || (c >= '0' && c <= '9') || has_any({&c, 1}, "-.:_") ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}
bool is_attribute_name(std::string_view name) { return !name.empty() && !has_any(name, "\t\n\f\r \0/=>"sv); }

constexpr std::string_view kNames[] = {
    "div",
    "template",
    "p",
    "svg",
    "title",
    "br",
    "script",
    "option",
    "table",
    "a-b",
    "",
    "1x",
    "<",
    "html",
    "body",
    "x y",
    "select",
    "selectedcontent",
    "button",
    "xml:lang",
    "xlink:href",
    "xmlns",
    "id",
    "class",
    ":x",
    "x/",
    "=",
    "\xC3\xA9",
    "X",
    "a\"b",
    "foreignObject",
};

class Interpreter {
 public:
  Interpreter(const Case& read, std::string_view markup, std::string_view program)
      : options_(read.options),
        program_(program),
        documents_{parse(markup, options_, read.seed % 2 == 0 ? Source::borrowed : Source::copied),
                   parse_fragment(markup.substr(0, 64), read.context.value_or(FragmentContext()), options_)} {
    for (int i = 0; i < 2; ++i) {
      add(documents_[i].root(), i);
      if (documents_[i].fragment()) add(documents_[i].fragment(), i);
    }
  }

  void run() {
    constexpr int kMostSteps = 200;
    for (int i = 0; i < kMostSteps && !program_.ended() && pool_.size() < 600; ++i) step();
    for (Naive& node : pool_) {
      if (node.parent != nullptr) continue;
      std::string expected, found;
      outline(expected, node);
      outline(found, node.node);
      expect_same("a tree", expected, found);
    }
    for (const Document& document : documents_) {
      expect_sound(document);
      (void)serialize_json(document);
      (void)document.memory_bytes();
    }
  }

 private:
  // Makes the naive twin of a node and of all that is in it.
  Naive& add(Node root, int document, bool of_shadow = false) {
    struct Pair {
      Node node;
      Naive* parent;
    };
    Naive* made = nullptr;
    for (std::vector<Pair> waiting = {{root, nullptr}}; !waiting.empty();) {
      const Pair pair = waiting.back();
      waiting.pop_back();
      Naive& naive = pool_.emplace_back();
      naive.type = pair.node.type();
      naive.document = document;
      if (made == nullptr) made = &naive;
      naive.node = pair.node;
      naive.parent = pair.parent;
      if (pair.parent != nullptr) pair.parent->children.push_back(&naive);
      read(naive);
      if (pair.node.is_element()) {
        if (const Node contents = pair.node.template_contents()) {
          naive.contents = &add(contents, document);
          naive.contents->host = &naive;
        }
        if (const Node shadow = pair.node.shadow_root(); shadow && !of_shadow) {
          naive.shadow_root = &add(shadow, document);
          naive.shadow_root->host = &naive;
        }
      }
      std::vector<Pair> children;
      for (const Node child : pair.node.children()) children.push_back({child, &naive});
      waiting.insert(waiting.end(), children.rbegin(), children.rend());
    }
    return *made;
  }
  static void read(Naive& naive) {
    const Node node = naive.node;
    if (node.is_element()) {
      naive.name_space = node.element_namespace();
      naive.name = node.local_name();
      for (const Attribute attribute : node.attributes())
        naive.attributes.push_back({std::string(attribute.qualified_name()), std::string(attribute.prefix()),
                                    std::string(attribute.local_name()), std::string(attribute.value()),
                                    attribute.attribute_namespace()});
    } else if (node.type() == NodeType::doctype) {
      naive.name = node.name();
      naive.data = node.public_identifier();
      naive.system_identifier = node.system_identifier();
    } else {
      if (node.type() == NodeType::processing_instruction) naive.name = node.target();
      naive.data = node.data();
    }
    if (const ShadowRootProperties* properties = node.shadow_root_properties()) {
      naive.is_shadow_root = true;
      naive.clonable = properties->clonable;
    }
  }

  // What both trees are compared by.
  template <class Attributes>
  static void outline_element(std::string& out, Namespace name_space, std::string_view name,
                              const Attributes& attributes) {
    out += std::to_string(static_cast<int>(name_space)) + ':' + std::string(name);
    for (const auto& [prefix, local_name, value, of] : attributes)
      out += ' ' + std::to_string(static_cast<int>(of)) + ':' + std::string(prefix) + ':' +
             std::string(local_name) + '=' + std::string(value);
  }
  struct Seen {
    std::string_view prefix, local_name, value;
    Namespace name_space;
  };
  static void outline(std::string& out, Node root) {
    std::size_t depth = 0;
    for (Node node = root; node;) {
      out += std::string(depth, ' ') + std::to_string(static_cast<int>(node.type())) + ' ';
      std::vector<Seen> attributes;
      for (const Attribute each : node.attributes())
        attributes.push_back({each.prefix(), each.local_name(), each.value(), each.attribute_namespace()});
      if (node.is_element())
        outline_element(out, node.element_namespace(), node.local_name(), attributes);
      else if (node.type() == NodeType::doctype)
        out += std::string(node.name()) + '|' + std::string(node.public_identifier()) + '|' +
               std::string(node.system_identifier());
      else if (node.type() >= NodeType::text)
        out += std::string(node.target()) + '|' + std::string(node.data()) + '|';
      out += '\n';
      if (node.first_child()) {
        node = node.first_child();
        ++depth;
        continue;
      }
      for (; node != root && node.next_sibling().is_null(); --depth) node = node.parent();
      node = node == root ? Node() : node.next_sibling();
    }
  }
  static void outline(std::string& out, const Naive& root) {
    struct Place {
      const Naive* node;
      std::size_t depth;
    };
    for (std::vector<Place> waiting = {{&root, 0}}; !waiting.empty();) {
      const auto [node, depth] = waiting.back();
      waiting.pop_back();
      out += std::string(depth, ' ') + std::to_string(static_cast<int>(node->type)) + ' ';
      std::vector<Seen> attributes;
      for (const Naive::Attribute& each : node->attributes)
        attributes.push_back({each.prefix, each.local_name, each.value, each.name_space});
      if (node->type == NodeType::element)
        outline_element(out, node->name_space, node->name, attributes);
      else if (node->type == NodeType::doctype)
        out += node->name + '|' + node->data + '|' + node->system_identifier;
      else if (node->type >= NodeType::text)
        out += node->name + '|' + node->data + '|';
      out += '\n';
      for (auto child = node->children.rbegin(); child != node->children.rend(); ++child)
        waiting.push_back({*child, depth + 1});
    }
  }

  Naive& any() {
    const std::size_t low = program_.byte(), high = pool_.size() > 256 ? program_.byte() : 0u;
    std::size_t at = (low | high << 8) % pool_.size();
    while (pool_[at].is_gone) at = (at + 1) % pool_.size();  // documents stay
    return pool_[at];
  }
  static void set_gone(Naive& root) {
    std::vector<Naive*> nodes = {&root};
    while (!nodes.empty()) {
      Naive& node = *nodes.back();
      nodes.pop_back();
      node.is_gone = true;
      nodes.insert(nodes.end(), node.children.begin(), node.children.end());
      for (Naive* const part : {node.contents, node.shadow_root})
        if (part != nullptr) nodes.push_back(part);
    }
  }
  // A text: made up, or a view of the document, which may be passed to a change that invalidates it.
  std::string_view text() {
    const std::uint8_t byte = program_.byte();
    switch (byte % 4) {
      case 0:
        return kNames[byte / 4u % std::size(kNames)];
      case 1:
        return kNames[byte / 4u % 4];
      case 2: {
        // Long ones make the memory of the texts move.
        std::string& made = made_.emplace_back();
        for (const char c : program_.take(byte / 32u))
          made += static_cast<unsigned char>(c) < 0x80 ? std::string(1, c)
                  : c % 2 == 0                         ? "\xF0\x9F\x98\x80"
                                                       : "\xED\xA0\x80";
        if (byte / 4 % 8 == 7) made.append(4000, 'x');
        return made;
      }
      default: {
        const Node node = any().node;
        if (node.is_element() && node.attribute_count() != 0)
          return node.attribute(node.attribute_count() - 1).value();
        if (node.is_element()) return node.local_name();
        if (node.type() == NodeType::doctype) return node.public_identifier();
        return node.type() >= NodeType::text ? node.data() : ""sv;
      }
    }
  }
  void expect_error(DomError found, DomError expected) {
    expect_same("the result of a change", expected == DomError::none ? "none" : dom_error_name(expected),
                found == DomError::none ? "none" : dom_error_name(found));
  }
  // A new node, which must have been made if `valid`.
  void add_made(Node node, int document, bool valid) {
    expect(node.is_null() != valid, "a node is made of a bad name, or none of a good one");
    if (node) add(node, document);
  }

  void step() {
    const std::uint8_t operation = program_.byte();
    Naive& a = any();
    Document& document = documents_[a.document];
    switch (operation % 16) {
      case 0:
      case 1:
      case 2:
      case 3:
        insert_somewhere(a, any(), operation / 16);
        break;
      case 4:
        replace(a, any());
        break;
      case 5:
        expect_error(document.remove(a.node), DomError::none);
        fuzz::remove(a);
        break;
      case 6:
      case 7:
        set_attribute(a);
        break;
      case 8: {
        const std::string_view name = text();
        const std::string copy(name);
        const bool element = a.type == NodeType::element;
        expect_error(document.remove_attribute(a.node, name),
                     element ? DomError::none : DomError::invalid_node_type);
        if (const Naive::Attribute* found = a.attribute(copy))
          a.attributes.erase(a.attributes.begin() + (found - a.attributes.data()));
        break;
      }
      case 9: {
        const std::string_view data = text();
        const std::string copy(data);
        const bool has_data = a.type == NodeType::text || a.type == NodeType::comment ||
                              a.type == NodeType::processing_instruction;
        expect_error(document.set_data(a.node, data),
                     has_data ? DomError::none : DomError::invalid_node_type);
        if (has_data) a.data = copy;
        break;
      }
      case 10:
        clone(a, operation / 16);
        break;
      case 11:
        adopt(a);
        break;
      case 12:
        create(document, a.document, operation / 16);
        break;
      case 13:
        look(a);
        break;
      case 14: {
        const std::string markup(program_.take(program_.byte() % 32u));
        if (operation / 16 % 2 == 0) {
          set_inner_html(a, markup);
          break;
        }
        // The same by hand.
        Document fragment = parse_fragment(markup, fragment_context_of(a.node), options_);
        const Node adopted = document.adopt(fragment, fragment.fragment());
        add_made(adopted, a.document, true);
        break;
      }
      case 15: {
        Document moved = std::move(documents_[a.document]);
        documents_[a.document] = std::move(moved);
        break;
      }
    }
  }

  // https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml
  void set_inner_html(Naive& node, const std::string& markup) {
    Document& document = documents_[node.document];
    const DomError found = document.set_inner_html(node.node, markup, options_);
    const bool is_element = node.type == NodeType::element;
    if (!is_element && node.type != NodeType::document_fragment)
      return expect_error(found, DomError::invalid_node_type);
    // The context of a fragment without a host is `body`, in the quirks mode of its document.
    FragmentContext context =
        fragment_context_of(is_element || node.host == nullptr ? node.node : node.host->node);
    if (!is_element && node.host == nullptr) context.quirks_mode = document.quirks_mode();
    const Document parsed = parse_fragment(markup, context, options_);
    if (parsed.status() != Status::ok) return expect_error(found, DomError::quota_exceeded);
    expect_error(found, DomError::none);
    Naive& target = node.contents != nullptr ? *node.contents : node;
    for (Naive* const child : target.children) child->parent = nullptr;
    target.children.clear();
    std::string expected, inserted;
    for (const Node child : parsed.fragment().children()) outline(expected, child);
    for (const Node child : target.node.children()) outline(inserted, child);
    expect_same("the nodes of the markup", expected, inserted);
    for (const Node child : target.node.children()) {
      Naive& made = add(child, node.document);
      made.parent = &target;
      target.children.push_back(&made);
    }
  }

  void insert_somewhere(Naive& parent, Naive& node, unsigned where) {
    if (node.document != parent.document) return;  // would be adopted; mutation_test has that
    Naive* reference = nullptr;
    if (where % 4 == 1) reference = &any();
    if (where % 4 == 2 && !parent.children.empty())
      reference = parent.children[where / 4 % parent.children.size()];
    Document& document = documents_[parent.document];
    const DomError expected = insertion_error(parent, node, reference, nullptr);
    expect_error(
        reference == nullptr && where % 8 < 4
            ? document.append(parent.node, node.node)
            : document.insert_before(parent.node, node.node, reference == nullptr ? Node() : reference->node),
        expected);
    if (expected == DomError::none) insert(parent, node, reference);
  }

  void replace(Naive& child, Naive& replacement) {
    if (replacement.document != child.document) return;
    const DomError found = documents_[child.document].replace(child.node, replacement.node);
    if (child.parent == nullptr) {
      expect_error(found, DomError::not_found);
      return;
    }
    Naive& parent = *child.parent;
    const DomError expected = insertion_error(parent, replacement, nullptr, &child);
    expect_error(found, expected);
    if (expected != DomError::none || &child == &replacement) return;
    Naive* reference = child.next();
    if (reference == &replacement) reference = replacement.next();
    fuzz::remove(child);
    insert(parent, replacement, reference);
  }

  void set_attribute(Naive& element) {
    const std::string_view name = text(), value = text();
    const std::string name_copy(name), value_copy(value);
    const DomError found = documents_[element.document].set_attribute(element.node, name, value);
    if (element.type != NodeType::element) return expect_error(found, DomError::invalid_node_type);
    if (!is_attribute_name(name_copy)) return expect_error(found, DomError::invalid_character);
    expect_error(found, DomError::none);
    if (Naive::Attribute* const present = element.attribute(name_copy))
      present->value = value_copy;
    else
      element.attributes.push_back({name_copy, "", name_copy, value_copy});
  }

  static bool can_be_copied(const Naive& node) {
    return node.type != NodeType::document && !node.is_shadow_root;
  }

  // https://dom.spec.whatwg.org/#concept-node-clone, by the outlines.
  void clone(Naive& from, unsigned way) {
    const bool subtree = way % 2 != 0;
    const int to = way / 2 % 2;
    const Node made = documents_[to].clone(from.node, subtree);
    expect(made.is_null() != can_be_copied(from), "what is cloned, or not");
    if (!made) return;
    std::string expected, found;
    outline(expected, from);
    outline(found, made);
    const bool alone = from.children.empty() && from.contents == nullptr && from.shadow_root == nullptr;
    if (subtree || alone) expect_same("a clone", expected, found);
    expect(made.parent().is_null(), "a clone with a parent");
    add(made, to);
  }

  void adopt(Naive& node) {
    const int to = program_.byte() % 2;
    const bool is_contents = node.host != nullptr;
    std::string expected;
    outline(expected, node);
    const Node adopted = documents_[to].adopt(documents_[node.document], node.node);
    expect(adopted.is_null() != (can_be_copied(node) && !is_contents), "what is adopted, or not");
    if (!adopted) return;
    fuzz::remove(node);
    std::string found;
    outline(found, adopted);
    expect_same("an adopted node", expected, found);
    if (to == node.document) {
      expect(adopted == node.node, "adopting makes a new node in the same document");
      return;
    }
    set_gone(node);
    add(adopted, to);
  }

  void create(Document& document, int number, unsigned kind) {
    const std::string_view one = text(), two = text(), three = text();
    const std::string first(one), second(two), third(three);
    switch (kind % 6) {
      case 0: {
        const auto name_space = static_cast<Namespace>(program_.byte() % 7);
        const bool has_elements =
            name_space == Namespace::html || name_space == Namespace::mathml || name_space == Namespace::svg;
        const Node made = document.create_element(one, name_space);
        add_made(made, number, has_elements && is_element_name(first));
        if (made) expect(made.local_name() == first, "an element's name");
        break;
      }
      case 1: {
        const Node made = document.create_text(one);
        add_made(made, number, true);
        expect_same("a text", first, made.data());
        break;
      }
      case 2: {
        const Node made = document.create_comment(one);
        add_made(made, number, true);
        expect_same("a comment", first, made.data());
        break;
      }
      case 3: {
        const Node made = document.create_processing_instruction(one, two);
        if (!made) break;
        expect_same("a target", first, made.target());
        expect_same("an instruction", second, made.data());
        add(made, number);
        break;
      }
      case 4: {
        const Node made = document.create_doctype(one, two, three);
        add_made(made, number, !has_any(first, "\t\n\f\r \0>"sv));
        if (!made) break;
        expect_same("a doctype's name", first, made.name());
        expect_same("a public identifier", second, made.public_identifier());
        expect_same("a system identifier", third, made.system_identifier());
        break;
      }
      case 5:
        add_made(document.create_document_fragment(), number, true);
        break;
    }
  }

  // Queries on a tree while it changes.
  void look(Naive& node) {
    const std::string wanted(text());
    std::vector<const Naive*> order;
    std::string texts;
    for (std::vector<const Naive*> waiting = {&node}; !waiting.empty();) {
      const Naive* const each = waiting.back();
      waiting.pop_back();
      if (each->type == NodeType::text) texts += each->data;
      if (each != &node && each->type == NodeType::element) order.push_back(each);
      waiting.insert(waiting.end(), each->children.rbegin(), each->children.rend());
    }
    auto expected = order.begin();
    for (const Node found : node.node.find_all(wanted)) {
      expected = std::find_if(expected, order.end(), [&](const Naive* each) { return each->name == wanted; });
      expect(expected != order.end() && (*expected)->node == found, "find_all() finds another node");
      ++expected;
    }
    expect(std::none_of(expected, order.end(), [&](const Naive* each) { return each->name == wanted; }),
           "find_all() leaves a node out");
    if (node.takes_children() && node.type != NodeType::document)
      expect_same("the text content", texts, node.node.text_content());
    const auto descendants = node.node.descendants();
    auto last = order.rbegin();
    for (auto at = descendants.end(); at != descendants.begin();) {
      if (!(--at)->is_element()) continue;
      expect(last != order.rend() && (*last)->node == *at, "descendants() backwards finds another node");
      ++last;
    }
    expect(last == order.rend(), "descendants() backwards leaves a node out");
    for (const Naive* const each : order)
      expect(node.node.contains(each->node) && each->node.root() == node.node.root(), "contains() or root()");
    (void)node.node.is_connected();
    (void)node.node.find_by_class(wanted).empty();
    (void)node.node.find_by_id(wanted).is_null();
    (void)node.node.outer_html();
    (void)serialize_xml(node.node);
    (void)dump_tree(node.node);
    (void)node.node.position();
    if (node.node.is_element()) (void)node.node.attribute_positions();
    (void)documents_[node.document].title();
  }

  ParseOptions options_;
  Program program_;
  Document documents_[2];
  std::deque<Naive> pool_;  // which never moves
  std::deque<std::string> made_;
};

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const std::size_t end = read->markup.find('\x1E');
  const std::string_view program =
      end == std::string_view::npos ? read->markup : read->markup.substr(end + 1);
  Interpreter(*read, read->markup.substr(0, std::min<std::size_t>(end, 300)), program).run();
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}

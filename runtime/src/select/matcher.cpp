// Matching a compiled selector against the elements of one tree.
#include "select/matcher.h"

#include <algorithm>
#include <span>

#include "select/contained_text.h"
#include "select/html_conditions.h"
#include "select/value_tests.h"
#include "selectors/html_pseudo_classes.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/name_keys.h"

namespace lockstep::detail {

namespace {

bool is_shorter(std::string_view a, std::string_view b) { return a.size() < b.size(); }

}  // namespace

Matcher::Matcher(const Tree& tree, std::shared_ptr<const CompiledSelector> code, NodeId scope,
                 SelectorList list)
    : elements_(tree, scope), code_(std::move(code)), scope_(scope), memo_(elements_, *code_) {
  scope_is_fragment_ = tree.nodes[scope].type == NodeType::document_fragment;
  // The contents of a template belong to a separate document, which is in no-quirks mode.
  const NodeId root = elements_.root();
  quirks_ =
      tree.quirks_mode == QuirksMode::quirks && !(tree.nodes[root].type == NodeType::document_fragment &&
                                                  tree.template_contents(tree.host(root)) == root);
  const auto bind = [](const NameTable& table, const std::vector<SelectorName>& names) {
    std::vector<BoundName> bound;
    bound.reserve(names.size());
    for (const SelectorName& name : names) bound.push_back({table.find(name.exact), table.find(name.lower)});
    return bound;
  };
  tag_names_ = bind(tree.tag_names, code_->tag_names);
  attribute_names_ = bind(tree.attribute_names, code_->attribute_names);
  find_subjects(list);
  if (tree.order.is_known(tree.nodes.size())) {
    end_ = tree.following_skipping_children(scope, kDocumentNode);
    if (end_ == kNoNode) end_ = static_cast<NodeId>(tree.nodes.size());
  } else if (scope == kDocumentNode) {
    in_order_to_ = scope;
  }
}

void Matcher::find_subjects(SelectorList list) {
  for (std::uint32_t i = list.first; i < list.first + list.count; ++i) {
    Subject subject{code_->complexes[i], true, {0, 0}};
    bool possible = true;
    for (std::uint32_t c = subject.complex.first; c < subject.complex.first + subject.complex.count; ++c) {
      const Compound& compound = code_->compounds[c];
      // Names come first among the conditions.
      if (compound.count == 0 || code_->conditions[compound.first].test != Test::name) continue;
      const BoundName name = tag_names_[code_->conditions[compound.first].index];
      possible = possible && (name.exact != 0 || name.lower != 0);
      if (c == subject.complex.first) {
        subject.any_name = false;
        subject.name = name;
      }
    }
    if (!possible) continue;
    subjects_.push_back(subject);
    subject_names_ |=
        subject.any_name ? ~std::uint64_t{0} : name_bit(subject.name.exact) | name_bit(subject.name.lower);
  }
}

bool Matcher::matches(NodeId element) {
  memo_.begin_element();
  for (const Subject& subject : subjects_)
    if (can_match(subject, tree().nodes[element]) &&
        matches_from(subject.complex.first, subject.complex.count - 1, element))
      return true;
  return false;
}

NodeId Matcher::next(NodeId node) {
  if (subjects_.empty()) return kNoNode;
  const bool in_order = end_ != kNoNode && tree().order.is_known(tree().nodes.size());
  return in_order ? next_in_order(node) : next_in_tree(node);
}

NodeId Matcher::next_in_order(NodeId node) {
  const NodeRecord* const nodes = tree().nodes.data();
  while (++node < end_)
    if ((subject_names_ & name_bit(nodes[node].name)) != 0 && nodes[node].type == NodeType::element &&
        matches(node))
      return node;
  return kNoNode;
}

NodeId Matcher::next_in_tree(NodeId node) {
  const NodeRecord* const nodes = tree().nodes.data();
  bool in_order = node == in_order_to_;
  for (;;) {
    const NodeId before = node;
    if (nodes[node].first_child != kNoNode) {
      node = nodes[node].first_child;
    } else {
      while (node != scope_ && nodes[node].next == kNoNode) {
        node = nodes[node].parent;
        if (node == kNoNode) return kNoNode;
      }
      if (node == scope_) {
        if (in_order && before + 1 == tree().nodes.size())
          tree().order.found(tree().nodes.size(), elements_.moves());
        return kNoNode;
      }
      node = nodes[node].next;
    }
    in_order = in_order && node == before + 1;
    if (nodes[node].type == NodeType::element && matches(node)) {
      in_order_to_ = in_order ? node : kNoNode;
      return node;
    }
  }
}

bool Matcher::matches_list(SelectorList list, NodeId element) {
  for (std::uint32_t i = list.first; i < list.first + list.count; ++i) {
    const Complex complex = code_->complexes[i];
    if (matches_from(complex.first, complex.count - 1, element)) return true;
  }
  return false;
}

bool Matcher::matches_from(std::uint32_t compound, std::uint32_t left, NodeId node) {
  for (;; ++compound, --left) {
    if (!matches_compound(code_->compounds[compound], node)) return false;
    if (left == 0) return true;
    switch (code_->compounds[compound].combinator) {
      case Combinator::none:
        return true;
      case Combinator::child:
        node = parent_for_matching(node);
        break;
      case Combinator::next_sibling:
        node = elements_.previous(node);
        break;
      case Combinator::descendant:
        return any_matches_from(compound + 1, left - 1, node, false);
      case Combinator::subsequent_sibling:
        return any_matches_from(compound + 1, left - 1, node, true);
    }
    if (node == kNoNode) return false;
  }
}

bool Matcher::any_matches_from(std::uint32_t compound, std::uint32_t left, NodeId node, bool siblings) {
  const auto next = [&](NodeId from) {
    return siblings ? elements_.previous(from) : parent_for_matching(from);
  };
  const NodeId start = next(node);
  Memo::LastSearch& last = memo_.last_search(compound);
  const auto answer = [&](bool result) {
    last = {start, result};
    return result;
  };
  NodeId at = start;
  for (; at != kNoNode && !memo_.is_on(); at = next(at)) {
    if (at == last.start) return answer(last.result);
    memo_.count_step();
    if (matches_from(compound, left, at)) return answer(true);
  }
  if (at == kNoNode) return answer(false);
  std::vector<std::uint8_t>& known = memo_.matches_from(compound);
  const NodeId first = at;
  while (at != kNoNode && known[at] == unknown) {
    if (matches_from(compound, left, at)) {
      known[at] = yes;
      break;
    }
    at = next(at);
  }
  const Known result = at == kNoNode ? no : static_cast<Known>(known[at]);
  for (NodeId before = first; before != at; before = next(before)) known[before] = result;
  return result == yes;
}

bool Matcher::matches_compound(const Compound& compound, NodeId node) {
  const Condition* const first = code_->conditions.data() + compound.first;
  if (!elements_.is_element(node))  // the fragment that is the scope, which * does not match
    return compound.count != 0 && std::all_of(first, first + compound.count,
                                              [](const Condition& c) { return c.test == Test::scope; });
  for (std::uint32_t i = 0; i < compound.count; ++i)
    if (!holds(first[i], node)) return false;
  return true;
}

bool Matcher::is_scope(NodeId node) const {
  if (scope_ == kDocumentNode) return tree().nodes[node].parent == kDocumentNode;
  return node == scope_;
}

bool Matcher::test(const Condition& condition, NodeId element) {
  const NodeRecord& record = tree().nodes[element];
  switch (condition.test) {
    case Test::name: {
      const BoundName name = tag_names_[condition.index];
      return record.name == (record.element_namespace == Namespace::html ? name.lower : name.exact);
    }
    case Test::element_in:
      return record.element_namespace == static_cast<Namespace>(condition.value);
    case Test::id:
      return has_id(condition, element);
    case Test::class_name:
      return has_class(condition, element);
    case Test::attribute:
      return has_attribute(condition, element);
    case Test::root:
      return record.parent == kDocumentNode;
    case Test::scope:
      return is_scope(element);
    case Test::empty:
      return !elements_.has_contents(element, true);
    case Test::html:
      return matches_html(static_cast<PseudoClass>(condition.value), HtmlConditions(html(), element));
    case Test::heading_level: {
      constexpr NameId kHeadings[] = {tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6};
      for (std::uint32_t level = 1; level <= 6; ++level)
        if ((condition.index >> level & 1u) != 0 && elements_.is_html(element, kHeadings[level - 1]))
          return true;
      return false;
    }
    case Test::nth:
      return is_nth(condition.index, element);
    case Test::language:
      return has_language(condition, element);
    case Test::direction:
      return static_cast<Direction>(condition.value) == html().inheritance.direction(element);
    case Test::is:
      return matches_list(code_->lists[condition.index], element);
    case Test::is_not:
      return !matches_list(code_->lists[condition.index], element);
    case Test::has:
      return has(condition.index, element);
    case Test::contains:
      return contains(condition, element);
    case Test::nothing:
      return false;
  }
  return false;
}

bool Matcher::has_id(const Condition& condition, NodeId element) {
  const AttributeRecord* const id = tree().attribute(element, attr::id);
  if (id == nullptr) return false;
  const std::string_view value = tree().text(id->value);
  return value_fits(condition, element, value,
                    [&] { return are_equal(value, code_->texts[condition.index], quirks_); });
}

bool Matcher::has_class(const Condition& condition, NodeId element) {
  const AttributeRecord* const classes = tree().attribute(element, attr::class_);
  if (classes == nullptr) return false;
  const std::string_view value = tree().text(classes->value);
  return value_fits(condition, element, value,
                    [&] { return has_word(value, code_->texts[condition.index], quirks_); });
}

bool Matcher::has_attribute(const Condition& condition, NodeId element) {
  const AttributeTest& test = code_->attributes[condition.index];
  const bool html = tree().nodes[element].element_namespace == Namespace::html;
  const auto fits = [&](const AttributeRecord& record) {
    const std::string_view value = tree().text(record.value);
    return detail::value_fits(value, test, html && value_ignores_case(record.name));
  };
  if (test.which == AttributeNamespace::none) {
    const BoundName bound = attribute_names_[test.name];
    const NameId name = html ? bound.lower : bound.exact;
    const AttributeRecord* const attribute = name == 0 ? nullptr : tree().attribute(element, name);
    if (attribute == nullptr) return false;
    return value_fits(condition, element, tree().text(attribute->value), [&] { return fits(*attribute); });
  }
  const SelectorName& written = code_->attribute_names[test.name];
  const auto is_named = [&](const AttributeRecord& record) {
    const AttributeName name(tree().attribute_names, record.name);
    return (test.which != AttributeNamespace::given || name.attribute_namespace() == test.name_space) &&
           name.local_name() == (html ? written.lower : written.exact);
  };
  const std::span<const AttributeRecord> records(tree().attributes(element), tree().attribute_count(element));
  std::string_view longest;
  for (const AttributeRecord& record : records)
    if (is_named(record)) longest = std::max(longest, tree().text(record.value), is_shorter);
  return value_fits(condition, element, longest, [&] {
    return std::any_of(records.begin(), records.end(),
                       [&](const AttributeRecord& record) { return is_named(record) && fits(record); });
  });
}

// --- :nth-child() and its relatives

bool Matcher::counts(const Nth& nth, NodeId sibling, NodeId like) {
  const NodeRecord& record = tree().nodes[sibling];
  if (nth.of_type)
    return record.name == tree().nodes[like].name &&
           record.element_namespace == tree().nodes[like].element_namespace;
  return nth.of == kNoList || matches_list(code_->lists[nth.of], sibling);
}

bool Matcher::is_nth(std::uint32_t index, NodeId element) {
  const Nth& nth = code_->nths[index];
  if (nth.of != kNoList && !matches_list(code_->lists[nth.of], element)) return false;
  if (nth.a == 0 && nth.b == 1 && nth.of == kNoList && !nth.of_type)
    return (nth.from_end ? elements_.next(element) : elements_.previous(element)) == kNoNode;
  const auto steps = static_cast<std::int64_t>(nth_index(index, element)) - nth.b;
  return nth.a == 0 ? steps == 0 : steps % nth.a == 0 && steps / nth.a >= 0;
}

// Returns the index among the siblings that count, from 1. Siblings are counted each time until this takes
// too many steps, for example because counting itself needs indexes; from then on, all indexes are cached.
std::uint32_t Matcher::nth_index(std::uint32_t index, NodeId element) {
  const Nth& nth = code_->nths[index];
  const auto next = [&](NodeId from) {
    return nth.from_end ? elements_.next(from) : elements_.previous(from);
  };
  std::vector<std::uint32_t>& indexes = memo_.indexes(index);
  if (element < indexes.size() && indexes[element] != 0) return indexes[element];
  std::uint32_t count = 1;
  NodeId at = next(element);
  for (; at != kNoNode && !memo_.is_on(); at = next(at)) {
    memo_.count_step();
    count += counts(nth, at, element) ? 1 : 0;
  }
  if (at == kNoNode) return count;

  memo_.sized(indexes, std::uint32_t{0});
  std::unordered_map<std::uint64_t, std::uint32_t> by_type;
  const NodeId parent = tree().nodes[element].parent;
  NodeId sibling = nth.from_end ? tree().last_child(parent) : tree().first_child(parent);
  for (count = 0; sibling != kNoNode;
       sibling = nth.from_end ? tree().previous_sibling(sibling) : tree().next_sibling(sibling)) {
    if (!elements_.is_element(sibling)) continue;
    const NodeRecord& record = tree().nodes[sibling];
    if (nth.of_type)
      indexes[sibling] = ++by_type[static_cast<std::uint64_t>(record.element_namespace) << 32 | record.name];
    else if (counts(nth, sibling, sibling))
      indexes[sibling] = ++count;
  }
  return indexes[element];
}

// --- :has()

bool Matcher::has(std::uint32_t list, NodeId anchor) {
  std::vector<bool>& anchors = memo_.anchors(list);
  if (anchors.empty()) {
    std::vector<bool> all(tree().nodes.size(), false);
    const SelectorList complexes = code_->lists[list];
    for (std::uint32_t i = 0; i < complexes.count; ++i)
      find_anchors(code_->complexes[complexes.first + i], all);
    anchors = std::move(all);
  }
  return anchor < anchors.size() && anchors[anchor];
}

// Finds all anchors in the tree in one pass, from the elements that match the rightmost compound.
void Matcher::find_anchors(Complex relative, std::vector<bool>& anchors) {
  std::vector<NodeId> matching, related;
  elements_.for_each([&](NodeId node) {
    if (elements_.is_element(node) && matches_compound(code_->compounds[relative.first], node))
      matching.push_back(node);
  });
  for (std::uint32_t i = 0;; ++i) {
    const std::uint32_t compound = relative.first + i;
    related.clear();
    collect_related(code_->compounds[compound].combinator, matching, related);
    if (i + 1 == relative.count) break;
    matching.clear();
    for (const NodeId node : related)
      if (matches_compound(code_->compounds[compound + 1], node)) matching.push_back(node);
  }
  for (const NodeId node : related) anchors[node] = true;
}

void Matcher::collect_related(Combinator combinator, const std::vector<NodeId>& from,
                              std::vector<NodeId>& to) {
  std::vector<bool> seen(tree().nodes.size(), false);
  const bool siblings =
      combinator == Combinator::next_sibling || combinator == Combinator::subsequent_sibling;
  const bool many = combinator == Combinator::descendant || combinator == Combinator::subsequent_sibling;
  for (NodeId node : from) {
    do {
      node = siblings ? elements_.previous(node) : elements_.parent(node);
      if (node == kNoNode || seen[node]) break;
      seen[node] = true;
      to.push_back(node);
    } while (many);
  }
}

// --- :-soup-contains()

bool Matcher::contains(const Condition& condition, NodeId element) {
  std::vector<bool>& known = memo_.anchors(condition.index);
  if (known.empty()) {
    const SelectorList list = code_->lists[condition.index];
    const std::span<const std::string> strings(code_->texts.data() + list.first, list.count);
    known = condition.value != 0 ? elements_with_own_text(elements_, strings)
                                 : elements_with_text(elements_, strings);
  }
  return element < known.size() && known[element];
}

// --- :lang()

// A long language value is compared only once.
bool Matcher::has_language(const Condition& condition, NodeId element) {
  const Inheritance::Language language = html().inheritance.language(element);
  return value_fits(condition, language.owner, language.text, [&] {
    const SelectorList ranges = code_->lists[condition.index];
    for (std::uint32_t i = 0; i < ranges.count; ++i)
      if (language_fits(language.text, code_->texts[ranges.first + i])) return true;
    return false;
  });
}

}  // namespace lockstep::detail

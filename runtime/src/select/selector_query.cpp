// Matching a compiled selector against the elements of one tree.
#include "select/selector_query.h"

#include <algorithm>
#include <span>

#include "document/language.h"
#include "select/html_conditions.h"
#include "selectors/html_pseudo_classes.h"
#include "tables/known_names.h"
#include "text/byte_scan.h"
#include "text/characters.h"
#include "text/name_keys.h"
#include "text/custom_element_names.h"

namespace lockstep::detail {

namespace {

constexpr std::string_view kAsciiWhitespace = "\t\n\f\r ";

bool equal(std::string_view a, std::string_view b, bool ignore_case) {
  return ignore_case ? equals_ignoring_case(a, b) : a == b;
}

bool is_shorter(std::string_view a, std::string_view b) { return a.size() < b.size(); }

// Whether a list of words separated by ASCII whitespace has that word, which is not empty and has none.
bool has_word(std::string_view list, std::string_view word, bool ignore_case) {
  const auto separates = [&](std::size_t at) {
    return at == list.size() || is_ascii_whitespace(static_cast<unsigned char>(list[at]));
  };
  for (std::size_t at = 0; at + word.size() <= list.size();) {
    if (separates(at + word.size()) && equal(list.substr(at, word.size()), word, ignore_case)) return true;
    while (!separates(at)) ++at;
    ++at;
  }
  return false;
}

// https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2, as
// https://drafts.csswg.org/selectors/#the-lang-pseudo changes it.
bool language_fits(std::string_view language, std::string_view range) {
  if (range.empty() || language.empty()) return range.empty() && language.empty();
  const auto subtag = [](std::string_view& rest) {
    const std::size_t end = std::min(rest.find('-'), rest.size());
    const std::string_view found = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return found;
  };
  const std::string_view first = subtag(range);
  const std::string_view first_of_language = subtag(language);
  if (first != "*" && !equals_ignoring_case(first, first_of_language)) return false;
  while (!range.empty()) {
    const std::string_view wanted = subtag(range);
    if (wanted == "*") continue;
    for (;;) {
      if (language.empty()) return false;
      const std::string_view found = subtag(language);
      if (equals_ignoring_case(found, wanted)) break;
      if (found.size() == 1) return false;
    }
  }
  return true;
}

}  // namespace

SelectorQuery::SelectorQuery(const Tree& tree, std::shared_ptr<const CompiledSelector> code, NodeId scope)
    : tree_(tree), code_(std::move(code)), scope_(scope), root_(scope), moves_(tree.order.moves()) {
  while (tree_.nodes[root_].parent != kNoNode) root_ = tree_.nodes[root_].parent;
  scope_is_fragment_ = tree_.nodes[scope].type == NodeType::document_fragment;
  // The contents of a template belong to a document of their own, which is in no-quirks mode.
  quirks_ =
      tree_.quirks_mode == QuirksMode::quirks && !(tree_.nodes[root_].type == NodeType::document_fragment &&
                                                   tree_.template_contents(tree_.host(root_)) == root_);
  const auto bind = [](const NameTable& table, const std::vector<SelectorName>& names) {
    std::vector<BoundName> bound;
    bound.reserve(names.size());
    for (const SelectorName& name : names) bound.push_back({table.find(name.exact), table.find(name.lower)});
    return bound;
  };
  tag_names_ = bind(tree_.tag_names, code_->tag_names);
  attribute_names_ = bind(tree_.attribute_names, code_->attribute_names);
  find_subjects();
  if (tree_.order.is_known(tree_.nodes.size())) {
    end_ = tree_.following_skipping_children(scope, kDocumentNode);
    if (end_ == kNoNode) end_ = static_cast<NodeId>(tree_.nodes.size());
  } else if (scope == kDocumentNode) {
    in_order_to_ = scope;
  }
}

void SelectorQuery::find_subjects() {
  const SelectorList all = code_->all;
  for (std::uint32_t i = all.first; i < all.first + all.count; ++i) {
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

bool SelectorQuery::matches(NodeId element) {
  allowed_steps_ += kStepsPerElement;
  for (const Subject& subject : subjects_)
    if (can_match(subject, tree_.nodes[element]) &&
        matches_from(subject.complex.first, subject.complex.count - 1, element))
      return true;
  return false;
}

NodeId SelectorQuery::next(NodeId node) {
  if (subjects_.empty()) return kNoNode;
  const bool in_order = end_ != kNoNode && tree_.order.is_known(tree_.nodes.size());
  return in_order ? next_in_order(node) : next_in_tree(node);
}

NodeId SelectorQuery::next_in_order(NodeId node) {
  const NodeRecord* const nodes = tree_.nodes.data();
  while (++node < end_)
    if ((subject_names_ & name_bit(nodes[node].name)) != 0 && nodes[node].type == NodeType::element &&
        matches(node))
      return node;
  return kNoNode;
}

NodeId SelectorQuery::next_in_tree(NodeId node) {
  const NodeRecord* const nodes = tree_.nodes.data();
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
        if (in_order && before + 1 == tree_.nodes.size()) tree_.order.found(tree_.nodes.size(), moves_);
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

bool SelectorQuery::matches_list(SelectorList list, NodeId element) {
  for (std::uint32_t i = list.first; i < list.first + list.count; ++i) {
    const Complex complex = code_->complexes[i];
    if (matches_from(complex.first, complex.count - 1, element)) return true;
  }
  return false;
}

bool SelectorQuery::matches_from(std::uint32_t compound, std::uint32_t left, NodeId node) {
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
        node = previous_element(node);
        break;
      case Combinator::descendant:
        return any_matches_from(compound + 1, left - 1, node, false);
      case Combinator::subsequent_sibling:
        return any_matches_from(compound + 1, left - 1, node, true);
    }
    if (node == kNoNode) return false;
  }
}

bool SelectorQuery::any_matches_from(std::uint32_t compound, std::uint32_t left, NodeId node, bool siblings) {
  const auto next = [&](NodeId from) {
    return siblings ? previous_element(from) : parent_for_matching(from);
  };
  const NodeId start = next(node);
  if (last_.empty()) last_.resize(code_->compounds.size());
  const auto answer = [&](bool result) {
    last_[compound] = {start, result};
    return result;
  };
  NodeId at = start;
  for (; at != kNoNode && steps_ < allowed_steps_; at = next(at)) {
    if (at == last_[compound].start) return answer(last_[compound].result);
    ++steps_;
    if (matches_from(compound, left, at)) return answer(true);
  }
  if (at == kNoNode) return answer(false);
  // Too many steps: from here on with memory.
  if (known_.empty()) known_.resize(code_->compounds.size());
  std::vector<std::uint8_t>& known = known_[compound];
  if (known.size() < tree_.nodes.size()) known.resize(tree_.nodes.size(), unknown);
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

bool SelectorQuery::matches_compound(const Compound& compound, NodeId node) {
  const Condition* const first = code_->conditions.data() + compound.first;
  if (!is_element(node))  // the fragment that is the scope, which * does not match
    return compound.count != 0 && std::all_of(first, first + compound.count,
                                              [](const Condition& c) { return c.test == Test::scope; });
  for (std::uint32_t i = 0; i < compound.count; ++i)
    if (!holds(first[i], node)) return false;
  return true;
}

bool SelectorQuery::is_scope(NodeId node) const {
  if (scope_ == kDocumentNode) return tree_.nodes[node].parent == kDocumentNode;
  return node == scope_;
}

bool SelectorQuery::test(const Condition& condition, NodeId element) {
  const NodeRecord& record = tree_.nodes[element];
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
      return !has_contents(element, true);
    case Test::html:
      return matches_html(static_cast<PseudoClass>(condition.value), HtmlConditions(*this, element));
    case Test::heading_level: {
      constexpr NameId kHeadings[] = {tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6};
      for (std::uint32_t level = 1; level <= 6; ++level)
        if ((condition.index >> level & 1u) != 0 && is_html(element, kHeadings[level - 1])) return true;
      return false;
    }
    case Test::nth:
      return is_nth(condition.index, element);
    case Test::language:
      return has_language(condition, element);
    case Test::direction:
      return static_cast<Direction>(condition.value) == direction(element);
    case Test::is:
      return matches_list(code_->lists[condition.index], element);
    case Test::is_not:
      return !matches_list(code_->lists[condition.index], element);
    case Test::has:
      return has(condition.index, element);
    case Test::nothing:
      return false;
  }
  return false;
}

bool SelectorQuery::has_id(const Condition& condition, NodeId element) {
  const AttributeRecord* const found = tree_.attribute(element, attr::id);
  if (found == nullptr) return false;
  const std::string_view value = tree_.text(found->value);
  return value_fits(condition, element, value,
                    [&] { return equal(value, code_->texts[condition.index], quirks_); });
}

bool SelectorQuery::has_class(const Condition& condition, NodeId element) {
  const AttributeRecord* const found = tree_.attribute(element, attr::class_);
  if (found == nullptr) return false;
  const std::string_view value = tree_.text(found->value);
  return value_fits(condition, element, value,
                    [&] { return has_word(value, code_->texts[condition.index], quirks_); });
}

bool SelectorQuery::has_attribute(const Condition& condition, NodeId element) {
  const AttributeTest& test = code_->attributes[condition.index];
  const bool html = tree_.nodes[element].element_namespace == Namespace::html;
  const auto fits = [&](const AttributeRecord& record) {
    const std::string_view value = tree_.text(record.value);
    return value_fits(value, test, html && value_ignores_case(record.name));
  };
  if (test.which == AttributeNamespace::none) {
    const BoundName bound = attribute_names_[test.name];
    const NameId name = html ? bound.lower : bound.exact;
    const AttributeRecord* const found = name == 0 ? nullptr : tree_.attribute(element, name);
    if (found == nullptr) return false;
    return value_fits(condition, element, tree_.text(found->value), [&] { return fits(*found); });
  }
  const SelectorName& wanted = code_->attribute_names[test.name];
  const auto is_named = [&](const AttributeRecord& record) {
    const AttributeName name(tree_.attribute_names, record.name);
    return (test.which != AttributeNamespace::given || name.attribute_namespace() == test.name_space) &&
           name.local_name() == (html ? wanted.lower : wanted.exact);
  };
  const std::span<const AttributeRecord> records(tree_.attributes(element), tree_.attribute_count(element));
  std::string_view longest;
  for (const AttributeRecord& record : records)
    if (is_named(record)) longest = std::max(longest, tree_.text(record.value), is_shorter);
  return value_fits(condition, element, longest, [&] {
    return std::any_of(records.begin(), records.end(),
                       [&](const AttributeRecord& record) { return is_named(record) && fits(record); });
  });
}

bool SelectorQuery::value_fits(std::string_view value, const AttributeTest& test, bool ignore_case) {
  const std::string_view wanted = test.value;
  if (test.value_case != ValueCase::as_the_document) ignore_case = test.value_case == ValueCase::ignored;
  switch (test.op) {
    case AttributeOperator::exists:
      return true;
    case AttributeOperator::equals:
      return equal(value, wanted, ignore_case);
    case AttributeOperator::includes:
      return !wanted.empty() && wanted.find_first_of(kAsciiWhitespace) == std::string_view::npos &&
             has_word(value, wanted, ignore_case);
    case AttributeOperator::dash_match:
      return value.size() >= wanted.size() && equal(value.substr(0, wanted.size()), wanted, ignore_case) &&
             (value.size() == wanted.size() || value[wanted.size()] == '-');
    case AttributeOperator::prefix:
      return !wanted.empty() && equal(value.substr(0, wanted.size()), wanted, ignore_case);
    case AttributeOperator::suffix:
      return !wanted.empty() && value.size() >= wanted.size() &&
             equal(value.substr(value.size() - wanted.size()), wanted, ignore_case);
    case AttributeOperator::substring: {
      if (wanted.empty()) return false;
      if (!ignore_case) return value.find(wanted) != std::string_view::npos;
      const auto same = [](char a, char b) { return ascii_lowercase(a) == ascii_lowercase(b); };
      return std::search(value.begin(), value.end(), wanted.begin(), wanted.end(), same) != value.end();
    }
  }
  return false;
}

bool SelectorQuery::has_contents(NodeId element, bool elements_count) {
  const auto counts = [&](NodeId child) {
    return (elements_count && is_element(child)) ||
           (tree_.nodes[child].type == NodeType::text && tree_.text_size(child) != 0);
  };
  NodeId child = tree_.nodes[element].first_child;
  for (int passed = 0; child != kNoNode && passed < kFewNodes; child = tree_.nodes[child].next, ++passed)
    if (counts(child)) return true;
  if (child == kNoNode) return false;
  const auto [known, is_new] = contents_[elements_count ? 1 : 0].try_emplace(element, false);
  if (!is_new) return known->second;
  while (child != kNoNode && !counts(child)) child = tree_.nodes[child].next;
  return known->second = child != kNoNode;
}

// Many comments between two elements are passed once, unless nodes have moved: with what is remembered of
// other places a walk could go round and round.
NodeId SelectorQuery::element_beyond(NodeId node, bool forwards) {
  const auto find = [&] {
    NodeId at = node;
    do at = forwards ? tree_.nodes[at].next : tree_.previous_sibling(at);
    while (at != kNoNode && !is_element(at));
    return at;
  };
  if (tree_.order.moves() != moves_) return find();
  const auto [known, is_new] = beyond_[forwards ? 1 : 0].try_emplace(node, kNoNode);
  if (is_new) known->second = find();
  return known->second;
}

bool SelectorQuery::may_be_custom_element(NameId name) {
  const std::string_view text = tree_.tag_names.name(name);
  if (text.size() <= kLongValue) return may_be_custom_element_name(text);
  const auto [known, is_new] = custom_names_.try_emplace(name, false);
  if (is_new) known->second = may_be_custom_element_name(text);
  return known->second;
}

// --- :nth-child() and its relatives

bool SelectorQuery::counts(const Nth& nth, NodeId sibling, NodeId like) {
  const NodeRecord& record = tree_.nodes[sibling];
  if (nth.of_type)
    return record.name == tree_.nodes[like].name &&
           record.element_namespace == tree_.nodes[like].element_namespace;
  return nth.of == kNoList || matches_list(code_->lists[nth.of], sibling);
}

bool SelectorQuery::is_nth(std::uint32_t index, NodeId element) {
  const Nth& nth = code_->nths[index];
  if (nth.of != kNoList && !matches_list(code_->lists[nth.of], element)) return false;
  if (nth.a == 0 && nth.b == 1 && nth.of == kNoList && !nth.of_type)
    return (nth.from_end ? next_element(element) : previous_element(element)) == kNoNode;
  const auto steps = static_cast<std::int64_t>(nth_index(index, element)) - nth.b;
  return nth.a == 0 ? steps == 0 : steps % nth.a == 0 && steps / nth.a >= 0;
}

// The index among the siblings that count, from 1. They are counted each time until that takes too many
// steps, as it does if counting them asks for such an index again; from then on the indexes of all are kept.
std::uint32_t SelectorQuery::nth_index(std::uint32_t index, NodeId element) {
  const Nth& nth = code_->nths[index];
  const auto next = [&](NodeId from) { return nth.from_end ? next_element(from) : previous_element(from); };
  if (indexes_.empty()) indexes_.resize(code_->nths.size());
  std::vector<std::uint32_t>& indexes = indexes_[index];
  if (element < indexes.size() && indexes[element] != 0) return indexes[element];
  std::uint32_t count = 1;
  NodeId at = next(element);
  for (; at != kNoNode && steps_ < allowed_steps_; at = next(at)) {
    ++steps_;
    count += counts(nth, at, element) ? 1 : 0;
  }
  if (at == kNoNode) return count;

  if (indexes.size() < tree_.nodes.size()) indexes.resize(tree_.nodes.size(), 0);
  std::unordered_map<std::uint64_t, std::uint32_t> by_type;
  const NodeId parent = tree_.nodes[element].parent;
  NodeId sibling = nth.from_end ? tree_.last_child(parent) : tree_.first_child(parent);
  for (count = 0; sibling != kNoNode;
       sibling = nth.from_end ? tree_.previous_sibling(sibling) : tree_.next_sibling(sibling)) {
    if (!is_element(sibling)) continue;
    const NodeRecord& record = tree_.nodes[sibling];
    if (nth.of_type)
      indexes[sibling] = ++by_type[static_cast<std::uint64_t>(record.element_namespace) << 32 | record.name];
    else if (counts(nth, sibling, sibling))
      indexes[sibling] = ++count;
  }
  return indexes[element];
}

// --- :has()

bool SelectorQuery::has(std::uint32_t list, NodeId anchor) {
  if (anchors_.empty()) anchors_.resize(code_->lists.size());
  if (anchors_[list].empty()) {
    std::vector<bool> anchors(tree_.nodes.size(), false);
    const SelectorList complexes = code_->lists[list];
    for (std::uint32_t i = 0; i < complexes.count; ++i)
      find_anchors(code_->complexes[complexes.first + i], anchors);
    anchors_[list] = std::move(anchors);
  }
  return anchor < anchors_[list].size() && anchors_[list][anchor];
}

// Finds all anchors of the tree at once, from the elements that the rightmost compound matches.
void SelectorQuery::find_anchors(Complex relative, std::vector<bool>& anchors) {
  std::vector<NodeId> found, related;
  for (NodeId node = tree_.following(root_, root_); node != kNoNode; node = tree_.following(node, root_))
    if (is_element(node) && matches_compound(code_->compounds[relative.first], node)) found.push_back(node);
  for (std::uint32_t i = 0;; ++i) {
    const std::uint32_t compound = relative.first + i;
    related.clear();
    collect_related(code_->compounds[compound].combinator, found, related);
    if (i + 1 == relative.count) break;
    found.clear();
    for (const NodeId node : related)
      if (matches_compound(code_->compounds[compound + 1], node)) found.push_back(node);
  }
  for (const NodeId node : related) anchors[node] = true;
}

void SelectorQuery::collect_related(Combinator combinator, const std::vector<NodeId>& from,
                                    std::vector<NodeId>& to) {
  std::vector<bool> seen(tree_.nodes.size(), false);
  const bool siblings =
      combinator == Combinator::next_sibling || combinator == Combinator::subsequent_sibling;
  const bool many = combinator == Combinator::descendant || combinator == Combinator::subsequent_sibling;
  for (NodeId node : from) {
    do {
      node = siblings ? previous_element(node) : parent_element(node);
      if (node == kNoNode || seen[node]) break;
      seen[node] = true;
      to.push_back(node);
    } while (many);
  }
}

// --- :lang()

// By detail::language(), but remembers what was found. A language that is long is compared once.
bool SelectorQuery::has_language(const Condition& condition, NodeId element) {
  const auto own = [&](NodeId node) { return own_language(tree_, node) != nullptr ? node : kNoNode; };
  const NodeId owner = inherited(language_, element, kDocumentNode, own);
  // The document may have been changed since.
  const AttributeRecord* const set = owner == kDocumentNode ? nullptr : own_language(tree_, owner);
  if (set == nullptr && !default_language_) default_language_ = detail::language(tree_, root_);
  const std::string_view language = set != nullptr ? tree_.text(set->value) : *default_language_;
  return value_fits(condition, owner, language, [&] {
    const SelectorList ranges = code_->lists[condition.index];
    for (std::uint32_t i = 0; i < ranges.count; ++i)
      if (language_fits(language, code_->texts[ranges.first + i])) return true;
    return false;
  });
}

}  // namespace lockstep::detail

// Matching selectors while elements are inserted.
#include "select/streaming_selectors.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "select/value_tests.h"
#include "selectors/selector_tables.h"
#include "tables/known_names.h"
#include "text/name_keys.h"

namespace lockstep::detail {

namespace {

std::string name_of(PseudoClass wanted) {
  for (const PseudoClassRow& row : pseudo_class_rows())
    if (row.pseudo_class == wanted) return "“:" + std::string(row.name) + "”";
  return {};
}

// Conditions in spec/selectors/html-pseudo-classes.tsv that depend only on the start tag.
bool is_streaming(PseudoClass pseudo_class) {
  return pseudo_class == PseudoClass::any_link || pseudo_class == PseudoClass::link ||
         pseudo_class == PseudoClass::heading;
}

constexpr NameId kHeadings[] = {tag::h1, tag::h2, tag::h3, tag::h4, tag::h5, tag::h6};

}  // namespace

std::string why_not_streaming(const CompiledSelector& code) {
  for (const Condition& condition : code.conditions) {
    if (condition.test == Test::empty) return name_of(PseudoClass::empty) + " is known only at the end tag";
    if (condition.test == Test::has)
      return name_of(PseudoClass::has) + " depends on what follows the start tag";
    if (condition.test == Test::direction)
      return name_of(PseudoClass::dir) + " depends on the text of the element";
    if (condition.test == Test::contains)
      return name_of(PseudoClass::soup_contains) + " depends on the text of the element";
    if (condition.test == Test::html && !is_streaming(static_cast<PseudoClass>(condition.value)))
      return name_of(static_cast<PseudoClass>(condition.value)) + " depends on more than the start tag";
    if (condition.test != Test::nth || !code.nths[condition.index].from_end) continue;
    const Nth& nth = code.nths[condition.index];
    const bool is_last = nth.a == 0 && nth.b == 1 && nth.of == kNoList;
    const PseudoClass pseudo_class = is_last
                                         ? nth.of_type ? PseudoClass::last_of_type : PseudoClass::last_child
                                     : nth.of_type ? PseudoClass::nth_last_of_type
                                                   : PseudoClass::nth_last_child;
    return name_of(pseudo_class) + " is known only at the end of the parent";
  }
  return {};
}

void StreamingSelectors::bind(NameTable& tag_names, NameTable& attribute_names) {
  const auto bind_names = [](NameTable& table, const std::vector<SelectorName>& names) {
    std::vector<BoundName> bound;
    for (const SelectorName& name : names)
      bound.push_back({table.intern(name.exact), table.intern(name.lower)});
    return bound;
  };
  std::size_t bits = 0;
  for (const auto& code : codes_) bits += code->compounds.size();
  first_selector_ = std::exchange(bits, 0);
  std::vector<std::pair<std::vector<NameId>, Part>> parts;  // the names that each part fits; none: any name
  for (const auto& code : codes_) {
    bound_.push_back({bind_names(tag_names, code->tag_names),
                      bind_names(attribute_names, code->attribute_names), bits, nths_});
    for (std::uint32_t i = 0; i < code->compounds.size(); ++i) {
      const Compound& compound = code->compounds[i];
      std::vector<NameId> names;
      if (compound.count != 0 && code->conditions[compound.first].test == Test::name) {
        const BoundName name = bound_.back().tag_names[code->conditions[compound.first].index];
        names.push_back(name.lower);
        if (name.exact != name.lower) names.push_back(name.exact);
      }
      depends_on_ancestors_ |= compound.combinator == Combinator::descendant;
      has_siblings_ |= compound.combinator == Combinator::next_sibling ||
                       compound.combinator == Combinator::subsequent_sibling;
      parts.push_back({std::move(names), {code.get(), bound_.size() - 1, bits, i}});
      Part& part = parts.back().second;
      for (std::uint32_t c = code->all.first; c < code->all.first + code->all.count; ++c)
        if (code->complexes[c].first == i) part.selector = first_selector_ + bound_.size() - 1;
      set_attributes(part);
    }
    for (const Condition& condition : code->conditions) has_languages_ |= condition.test == Test::language;
    for (const Nth& nth : code->nths) counts_types_ |= nth.of_type;
    bits += code->compounds.size();
    nths_ += code->nths.size();
  }
  parts_.resize(1);
  for (const auto& [names, part] : parts) {
    for (const NameId name : names) {
      if (list_of_name_.size() <= name) list_of_name_.resize(name + 1);
      if (list_of_name_[name] != 0) continue;
      list_of_name_[name] = static_cast<std::uint32_t>(parts_.size());
      parts_.emplace_back();
    }
  }
  for (const auto& [names, part] : parts) {
    for (const NameId name : names) parts_[list_of_name_[name]].list.push_back(part);
    if (names.empty())
      for (Parts& list : parts_) list.list.push_back(part);
  }
  for (Parts& list : parts_) {
    list.attributes = ~std::uint64_t{0};
    list.reads_attributes = has_languages_;
    for (const Part& part : list.list) {
      list.attributes &= part.attributes;
      list.some_attributes |= part.attributes;
      list.reads_attributes |= reads_attributes(part);
    }
  }
  words_ = codes_.empty() ? 0 : (bits + codes_.size() + 63) / 64;
  is_simple_ = words_ == 1 && nths_ == 0 && !has_languages_;
  if (words_ == 1) simple_selector_ = std::uint64_t{1} << first_selector_;
}

bool StreamingSelectors::reads_attributes(const Part& part) {
  const Compound& compound = part.code->compounds[part.compound];
  const Condition* const first = part.code->conditions.data() + compound.first;
  return std::any_of(first, first + compound.count, [](const Condition& condition) {
    return condition.test == Test::id || condition.test == Test::class_name ||
           condition.test == Test::attribute || condition.test == Test::html;
  });
}

// Sets bits only for attributes in no namespace whose names do not depend on the element's namespace.
void StreamingSelectors::set_attributes(Part& part) const {
  const Compound& compound = part.code->compounds[part.compound];
  for (std::uint32_t i = compound.first; i < compound.first + compound.count; ++i) {
    const Condition& condition = part.code->conditions[i];
    if (condition.test == Test::id) part.attributes |= bit_of(attr::id);
    if (condition.test == Test::class_name) part.attributes |= bit_of(attr::class_);
    if (condition.test != Test::attribute) continue;
    const AttributeTest& test = part.code->attributes[condition.index];
    const BoundName& name = bound_[part.code_index].attribute_names[test.name];
    if (test.which == AttributeNamespace::none && name.lower == name.exact)
      part.attributes |= bit_of(name.lower);
  }
}

std::vector<std::uint64_t> StreamingSelectors::mask(std::span<const std::uint32_t> selectors) const {
  std::vector<std::uint64_t> bits(selectors.empty() ? 0 : words_);
  for (const std::uint32_t selector : selectors) add(bits.data(), first_selector_ + selector);
  return bits;
}

bool StreamingSelectors::find(const std::uint64_t* set, const std::vector<std::uint64_t>& wanted,
                              std::vector<std::uint32_t>& found) const {
  const std::size_t before = found.size();
  for (std::size_t word = 0; word < wanted.size(); ++word) {
    for (std::uint64_t bits = set[word] & wanted[word]; bits != 0; bits &= bits - 1) {
      const auto bit = word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
      found.push_back(static_cast<std::uint32_t>(bit - first_selector_));
    }
  }
  return found.size() != before;
}

void StreamingSelectors::clear(Node node) {
  if (words_ == 0) return;
  if (nodes_ <= node) {
    nodes_ = node + node / 2 + 16;
    sets_.resize(nodes_ * kSets * words_);
    counts_.resize(nodes_ * nths_);
    if (nths_ != 0) children_.resize(nodes_);
    if (counts_types_) of_type_.resize(nodes_);
    if (has_languages_) languages_.resize(nodes_);
  }
  std::fill_n(set(node, kItself), kSets * words_, 0);
  if (nths_ != 0) children_[node] = 0;
  std::fill_n(counts_.begin() + static_cast<std::ptrdiff_t>(node * nths_), nths_, 0);
  if (counts_types_) of_type_[node].clear();
  if (has_languages_) languages_[node].reset();
}

bool StreamingSelectors::insert_any(Node node, Node parent, bool in_element, const StreamedElement& element,
                                    const Parts& parts) {
  clear(node);
  if (has_languages_) {
    languages_[node] = own_language(element);
    if (languages_[node] == nullptr) languages_[node] = languages_[parent];
  }
  test(parts, {node, parent, in_element, element}, set(node, kItself));
  (void)move(node, parent, in_element);
  count(node, parent, type_of(element.name_space, element.name));
  const std::uint64_t* const own = set(node, kItself);
  return (own[first_selector_ / 64] >> first_selector_ % 64) != 0 ||
         std::any_of(own + first_selector_ / 64 + 1, own + words_,
                     [](std::uint64_t bits) { return bits != 0; });
}

void StreamingSelectors::test(const Parts& parts, const Place& place, std::uint64_t* own) const {
  std::uint64_t attributes = 0;
  if (parts.some_attributes != 0)
    for (const auto& attribute : place.element.attributes) attributes |= bit_of(attribute.name.id());
  if ((parts.attributes & ~attributes) != 0) return;
  for (const Part& part : parts.list) {
    if ((part.attributes & ~attributes) != 0) continue;
    const Question question{place, part};
    const Compound& compound = part.code->compounds[part.compound];
    const Condition* const first = part.code->conditions.data() + compound.first;
    if (!is_related(question) ||
        !std::all_of(first, first + compound.count, [&](const Condition& c) { return holds(c, question); }))
      continue;
    add(own, part.first_bit + part.compound);
    if (part.selector != kNone) add(own, part.selector);
  }
}

void StreamingSelectors::create_like(Node node, Node original) {
  if (words_ == 0) return;
  clear(node);
  std::copy_n(set(original, kItself), words_, set(node, kItself));
  if (has_languages_) languages_[node] = languages_[original];
}

void StreamingSelectors::append(Node node, Node parent, Namespace name_space, NameId name) {
  if (words_ != 0) count(node, parent, type_of(name_space, name));
}

void StreamingSelectors::move_children(Node from, Node to) {
  if (words_ == 0) return;
  std::copy_n(set(from, kChildren), 2 * words_, set(to, kChildren));  // and kLastChild
  std::fill_n(set(from, kChildren), 2 * words_, 0);
  if (nths_ != 0) children_[to] = std::exchange(children_[from], 0);
  for (std::size_t n = 0; n < nths_; ++n)
    counts_[to * nths_ + n] = std::exchange(counts_[from * nths_ + n], 0);
  if (counts_types_) of_type_[to] = std::exchange(of_type_[from], {});
}

bool StreamingSelectors::move(Node node, Node parent, bool in_element) {
  const std::uint64_t* const above = set(parent, kAround);
  bool has_changed = false;
  for (std::size_t word = 0; word < words_; ++word) {
    const std::uint64_t before =
        std::exchange(set(node, kAround)[word], set(node, kItself)[word] | (in_element ? above[word] : 0));
    has_changed |= before != set(node, kAround)[word];
  }
  return has_changed;
}

bool StreamingSelectors::is_related(const Question& question) const {
  const bool in_element = question.in_element;
  const Part& part = question.part;
  const std::size_t left = part.first_bit + part.compound + 1;
  switch (part.code->compounds[part.compound].combinator) {
    case Combinator::none:
      return true;
    case Combinator::child:
      return in_element && has(set(question.parent, kItself), left);
    case Combinator::descendant:
      return in_element && has(set(question.parent, kAround), left);
    case Combinator::next_sibling:
      return has(set(question.parent, kLastChild), left);
    case Combinator::subsequent_sibling:
      return has(set(question.parent, kChildren), left);
  }
  return false;
}

bool StreamingSelectors::holds(const Condition& condition, const Question& question) const {
  const StreamedElement& element = question.element;
  const CompiledSelector& code = *question.part.code;
  const bool is_html = element.name_space == Namespace::html;
  const auto value = [&](NameId name) -> std::optional<std::string_view> {
    for (const auto& attribute : element.attributes)
      if (attribute.name.id() == name) return attribute.value;
    return std::nullopt;
  };
  switch (condition.test) {
    case Test::name: {
      const BoundName& name = bound_[question.part.code_index].tag_names[condition.index];
      return element.name == (is_html ? name.lower : name.exact);
    }
    case Test::element_in:
      return element.name_space == static_cast<Namespace>(condition.value);
    case Test::id: {
      const auto id = value(attr::id);
      return id && are_equal(*id, code.texts[condition.index], quirks_);
    }
    case Test::class_name: {
      const auto classes = value(attr::class_);
      return classes && has_word(*classes, code.texts[condition.index], quirks_);
    }
    case Test::attribute:
      return has_attribute(code.attributes[condition.index], question);
    case Test::root:
    case Test::scope:
      return !question.in_element;
    case Test::html:
      if (static_cast<PseudoClass>(condition.value) == PseudoClass::heading)
        return is_html &&
               std::find(std::begin(kHeadings), std::end(kHeadings), element.name) != std::end(kHeadings);
      return is_html && (element.name == tag::a || element.name == tag::area) && value(attr::href);
    case Test::heading_level:
      for (std::uint32_t level = 1; level <= 6; ++level)
        if ((condition.index >> level & 1u) != 0 && is_html && element.name == kHeadings[level - 1])
          return true;
      return false;
    case Test::nth:
      return is_nth(condition.index, question);
    case Test::language: {
      const auto& language = languages_[question.node];
      const SelectorList ranges = code.lists[condition.index];
      for (std::uint32_t i = 0; i < ranges.count; ++i)
        if (language_fits(language == nullptr ? std::string_view() : *language, code.texts[ranges.first + i]))
          return true;
      return false;
    }
    case Test::is:
      return matches_list(question.part.code_index, code.lists[condition.index], question.node);
    case Test::is_not:
      return !matches_list(question.part.code_index, code.lists[condition.index], question.node);
    default:
      return false;
  }
}

bool StreamingSelectors::has_attribute(const AttributeTest& test, const Question& question) const {
  const bool is_html = question.element.name_space == Namespace::html;
  const BoundName& bound = bound_[question.part.code_index].attribute_names[test.name];
  const SelectorName& written = question.part.code->attribute_names[test.name];
  for (const auto& [name, value] : question.element.attributes) {
    const bool is_named =
        test.which == AttributeNamespace::none
            ? name.id() == (is_html ? bound.lower : bound.exact)
            : (test.which != AttributeNamespace::given || name.attribute_namespace() == test.name_space) &&
                  name.local_name() == (is_html ? written.lower : written.exact);
    if (is_named && value_fits(value, test, is_html && value_ignores_case(name.id()))) return true;
  }
  return false;
}

// The compounds of nested selectors come before those that contain them.
bool StreamingSelectors::matches_list(std::size_t code, const SelectorList& list, Node node) const {
  const std::uint64_t* const own = set(node, kItself);
  for (std::uint32_t i = list.first; i < list.first + list.count; ++i)
    if (has(own, bound_[code].first_bit + codes_[code]->complexes[i].first)) return true;
  return false;
}

bool StreamingSelectors::is_nth(std::uint32_t index, const Question& question) const {
  const Nth& nth = question.part.code->nths[index];
  std::uint32_t before = children_[question.parent];
  if (nth.of_type) {
    const auto& types = of_type_[question.parent];
    const auto found = types.find(type_of(question.element.name_space, question.element.name));
    before = found == types.end() ? 0 : found->second;
  } else if (nth.of != kNoList) {
    if (!matches_list(question.part.code_index, question.part.code->lists[nth.of], question.node))
      return false;
    before = counts_[question.parent * nths_ + bound_[question.part.code_index].first_nth + index];
  }
  const std::int64_t steps = std::int64_t{before} + 1 - nth.b;
  return nth.a == 0 ? steps == 0 : steps % nth.a == 0 && steps / nth.a >= 0;
}

// Records that the element is the last child, so that it counts for later siblings.
void StreamingSelectors::count(Node node, Node parent, std::uint64_t type) {
  const std::uint64_t* const own = set(node, kItself);
  std::uint64_t* const children = set(parent, kChildren);
  for (std::size_t word = 0; word < words_; ++word) children[word] |= own[word];
  std::copy_n(own, words_, set(parent, kLastChild));
  if (nths_ != 0) ++children_[parent];
  if (counts_types_) ++of_type_[parent][type];
  for (std::size_t i = 0; nths_ != 0 && i < codes_.size(); ++i) {
    const CompiledSelector& code = *codes_[i];
    for (std::size_t n = 0; n < code.nths.size(); ++n)
      if (code.nths[n].of != kNoList && matches_list(i, code.lists[code.nths[n].of], node))
        ++counts_[parent * nths_ + bound_[i].first_nth + n];
  }
}

// https://html.spec.whatwg.org/multipage/dom.html#language, without a default set by a `meta`.
std::shared_ptr<const std::string> StreamingSelectors::own_language(const StreamedElement& element) {
  const bool has_lang = element.name_space == Namespace::html || element.name_space == Namespace::svg;
  std::optional<std::string_view> language;
  for (const auto& [name, value] : element.attributes) {
    if (name.id() == attr::lang && has_lang && !language) language = value;
    if (name.id() == attr::namespaced_xml_lang) return std::make_shared<std::string>(value);
  }
  return language ? std::make_shared<std::string>(*language) : nullptr;
}

std::size_t StreamingSelectors::bytes() const {
  return sets_.capacity() * sizeof(std::uint64_t) +
         (children_.capacity() + counts_.capacity()) * sizeof(std::uint32_t);
}

}  // namespace lockstep::detail

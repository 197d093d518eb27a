// Compiles the text of a selector to a CompiledSelector.
#include "select/selector_parser.h"

#include <algorithm>
#include <map>
#include <utility>

#include "text/similar_name.h"
#include "text/characters.h"
#include "text/code_points.h"

namespace lockstep::detail {

namespace {

// These limits bound the recursion in parsing and matching.
constexpr std::size_t kMaxNesting = 16;
constexpr std::size_t kMaxCompounds = 128;  // per complex selector
constexpr std::size_t kMaxDepth = 256;      // including nested selectors

std::string quoted(std::string_view text) { return "“" + std::string(text) + "”"; }

template <class T>
std::uint32_t append(std::vector<T>& to, T value) {
  to.push_back(std::move(value));
  return static_cast<std::uint32_t>(to.size() - 1);
}

template <class T>
std::uint32_t append_all(std::vector<T>& to, const std::vector<T>& values) {
  const auto first = static_cast<std::uint32_t>(to.size());
  to.insert(to.end(), values.begin(), values.end());
  return first;
}

std::uint32_t count_of(std::size_t count) { return static_cast<std::uint32_t>(count); }

const PseudoClassRow* find_row(std::string_view name, bool functional) {
  for (const PseudoClassRow& row : pseudo_class_rows())
    if (row.name == name && (row.argument != PseudoArgument::none) == functional) return &row;
  return nullptr;
}

const PseudoElementRow* find_pseudo_element(std::string_view name) {
  for (const PseudoElementRow& row : pseudo_element_rows())
    if (row.name == name) return &row;
  return nullptr;
}

}  // namespace

bool SelectorParser::fail(std::size_t offset, std::string message, std::string suggestion) {
  if (forgiving_ != 0 && !too_complex_) return false;
  if (!suggestion.empty()) message += "; did you mean " + quoted(suggestion) + "?";
  std::size_t column = 1;
  for (const char c : reader_.text().substr(0, offset))
    column += (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  error_ = {std::move(message), offset, column, std::move(suggestion)};
  return false;
}

bool SelectorParser::unexpected(std::string_view expected) {
  if (forgiving_ != 0) return false;
  std::string message = "expected " + std::string(expected) + ", found ";
  if (reader_.at_end()) {
    message += "the end of the selector";
  } else {
    const std::string_view rest = reader_.text().substr(reader_.offset());
    message += quoted(rest.substr(0, first_code_point(rest).size));
  }
  return fail(reader_.offset(), std::move(message));
}

std::uint32_t SelectorParser::name(std::vector<SelectorName>& names, std::string_view name) {
  for (std::size_t i = 0; i < names.size() && i < 16; ++i)
    if (names[i].exact == name) return count_of(i);
  return append(names, SelectorName{std::string(name), lowercase(name)});
}

std::uint32_t SelectorParser::text(std::string text) { return append(code_.texts, std::move(text)); }

bool SelectorParser::parse() {
  if (!list(ListKind::plain, code_.all)) return false;
  split_into_parts();
  return true;
}

void SelectorParser::split_into_parts() {
  const auto is_element = [](const ValuePart& part) { return part.taken == Taken::element; };
  if (std::all_of(takes_.begin(), takes_.end(), is_element)) return;
  std::vector<ValuePart> parts;
  std::vector<std::vector<Complex>> complexes;
  std::map<std::pair<Taken, std::string>, std::size_t> places;
  for (std::size_t i = 0; i < takes_.size(); ++i) {
    const auto [found, is_new] =
        places.try_emplace({takes_[i].taken, takes_[i].attribute.exact}, parts.size());
    if (is_new) {
      parts.push_back(takes_[i]);
      complexes.emplace_back();
    }
    const Complex complex = code_.complexes[code_.all.first + i];
    std::vector<Complex>& group = complexes[found->second];
    group.push_back(complex);
    // As in parsel, “p ::text” and “p *::attr(id)” also yield the values of `p` itself.
    const Compound& last = code_.compounds[complex.first];
    if (takes_[i].taken != Taken::element && last.count == 0 && last.combinator == Combinator::descendant)
      group.push_back({complex.first + 1, complex.count - 1});
  }
  for (std::size_t i = 0; i < parts.size(); ++i)
    parts[i].list = {append_all(code_.complexes, complexes[i]), count_of(complexes[i].size())};
  code_.parts = std::move(parts);
}

bool SelectorParser::list(ListKind kind, SelectorList& out) {
  if (kind != ListKind::forgiving) return list_items(kind, out);
  ++forgiving_;
  const bool valid = list_items(kind, out);
  --forgiving_;
  return valid;
}

bool SelectorParser::list_items(ListKind kind, SelectorList& out) {
  std::vector<Complex> complexes;
  for (;;) {
    reader_.skip_space();
    const std::size_t start = reader_.offset();
    Complex complex;
    bool valid = complex_selector(kind == ListKind::relative, complex);
    if (valid) {
      reader_.skip_space();
      if (reader_.peek() != ',' && !at_list_end())
        valid = unexpected(taken_.taken != Taken::element ? "“,” or the end"
                           : compound_only_               ? "“,” or the end"
                                                          : "a combinator, “,” or the end");
    }
    if (valid) {
      complexes.push_back(complex);
      if (nesting_ == 0) takes_.push_back(std::exchange(taken_, {}));
    } else {
      if (kind != ListKind::forgiving || too_complex_) return false;
      reader_.go_to(start);
      reader_.skip_argument();
    }
    if (!reader_.take(',')) break;
  }
  out = {append_all(code_.complexes, complexes), count_of(complexes.size())};
  return true;
}

bool SelectorParser::complex_selector(bool relative, Complex& out) {
  std::vector<Compound> compounds;  // from left to right
  const std::size_t depth_before = std::exchange(depth_, 0);
  Combinator next = relative ? Combinator::descendant : Combinator::none;
  if (relative && combinator(reader_.peek()) != Combinator::none) {
    next = combinator(reader_.peek());
    reader_.skip();
    reader_.skip_space();
  }
  for (;;) {
    if (compounds.size() == kMaxCompounds) {
      too_complex_ = true;
      return fail(reader_.offset(), "a complex selector has more than 128 compound selectors");
    }
    Compound compound;
    if (!compound_selector(next, compound)) return false;
    compounds.push_back(compound);
    if (compound_only_ || taken_.taken != Taken::element) break;
    const bool space = reader_.skip_space();
    const Combinator explicit_one = combinator(reader_.peek());
    if (explicit_one != Combinator::none) {
      next = explicit_one;
      reader_.skip();
      reader_.skip_space();
    } else if (space && !at_list_end() && reader_.peek() != ',') {
      next = Combinator::descendant;
    } else {
      break;
    }
  }
  if (compounds.size() + depth_ > kMaxDepth) {
    too_complex_ = true;
    return fail(reader_.offset(), "more than 256 compound selectors are nested");
  }
  depth_ = std::max(depth_before, compounds.size() + depth_);
  std::reverse(compounds.begin(), compounds.end());
  out = {append_all(code_.compounds, compounds), count_of(compounds.size())};
  return true;
}

bool SelectorParser::compound_selector(Combinator combinator, Compound& out) {
  std::vector<Condition> conditions;
  bool found = false;
  if (at_type_selector()) {
    if (!type_selector(conditions, found)) return false;
  } else if (in_logical_ == 0) {
    if (const NamespacePrefix* implied = declared({}))
      conditions.push_back({Test::element_in, static_cast<std::uint8_t>(implied->name_space)});
  }
  for (; taken_.taken == Taken::element; found = true) {
    reader_.skip_comments();
    const std::size_t start = reader_.offset();
    if (reader_.take('#')) {
      if (!reader_.at_identifier()) return unexpected("an ID after “#”");
      conditions.push_back({Test::id, 0, text(reader_.identifier())});
    } else if (reader_.take('.')) {
      if (!reader_.at_identifier()) return unexpected("a class after “.”");
      conditions.push_back({Test::class_name, 0, text(reader_.identifier())});
    } else if (reader_.take('&')) {
      // Outside style rules, “&” means :scope. https://drafts.csswg.org/css-nesting/#nest-selector
      conditions.push_back({Test::scope});
    } else if (reader_.peek() == '[') {
      if (!attribute_selector(conditions)) return false;
    } else if (reader_.peek() == ':') {
      if (!pseudo_class(conditions)) return false;
    } else if (found && at_type_selector()) {
      return fail(start, "a type selector must come first in a compound selector");
    } else {
      break;
    }
  }
  if (!found && taken_.taken == Taken::element) return unexpected("a selector");
  std::stable_sort(conditions.begin(), conditions.end(),
                   [](const Condition& a, const Condition& b) { return a.test < b.test; });
  out = {append_all(code_.conditions, conditions), count_of(conditions.size()), combinator};
  return true;
}

const NamespacePrefix* SelectorParser::declared(std::string_view prefix) const {
  for (const NamespacePrefix& known : options_.namespaces)
    if (known.prefix == prefix) return &known;
  return nullptr;
}

bool SelectorParser::find_namespace(std::string_view prefix, std::size_t offset, Namespace& out) {
  const NamespacePrefix* const found = declared(prefix);
  if (found == nullptr) {
    SimilarName similar(prefix);
    for (const NamespacePrefix& known : options_.namespaces) similar.consider(known.prefix);
    return fail(offset, "the namespace prefix " + quoted(prefix) + " is not declared",
                std::string(similar.best()));
  }
  out = found->name_space;
  return true;
}

bool SelectorParser::type_selector(std::vector<Condition>& conditions, bool& given) {
  const std::size_t start = reader_.offset();
  given = true;
  std::string prefix;
  bool any = reader_.take('*');
  if (!any && reader_.at_identifier()) prefix = reader_.identifier();
  if (at_namespace_bar()) {
    const std::size_t bar = reader_.offset();
    reader_.skip();
    if (!any) {
      Namespace name_space = Namespace::none;  // the namespace of `|name`
      if (bar != start && !find_namespace(prefix, start, name_space)) return false;
      conditions.push_back({Test::element_in, static_cast<std::uint8_t>(name_space)});
    }
    if (reader_.take('*')) return true;
    if (!reader_.at_identifier()) return unexpected("a name or “*” after “|”");
    conditions.push_back({Test::name, 0, name(code_.tag_names, reader_.identifier())});
    return true;
  }
  if (const NamespacePrefix* implied = declared({}))
    conditions.push_back({Test::element_in, static_cast<std::uint8_t>(implied->name_space)});
  if (!any) conditions.push_back({Test::name, 0, name(code_.tag_names, prefix)});
  return true;
}

bool SelectorParser::attribute_selector(std::vector<Condition>& conditions) {
  reader_.skip();
  reader_.skip_space();
  AttributeTest test;
  const std::size_t start = reader_.offset();
  std::string local_name;
  const bool any = reader_.take('*');
  if (!any && reader_.at_identifier()) local_name = reader_.identifier();
  const bool has_prefix = reader_.offset() != start;
  if (at_namespace_bar()) {
    reader_.skip();
    if (any) {
      test.which = AttributeNamespace::any;
    } else if (has_prefix) {
      test.which = AttributeNamespace::given;
      if (!find_namespace(local_name, start, test.name_space)) return false;
      if (test.name_space == Namespace::none) test.which = AttributeNamespace::none;
    }
    if (!reader_.at_identifier()) return unexpected("an attribute’s name after “|”");
    local_name = reader_.identifier();
  } else if (any || !has_prefix) {
    if (any) reader_.go_to(start);
    return unexpected("an attribute’s name");
  }
  test.name = name(code_.attribute_names, local_name);
  reader_.skip_space();
  if (!reader_.take(']') && !reader_.at_end()) {
    test.op = attribute_operator(reader_.peek());
    if (test.op == AttributeOperator::exists || (reader_.peek() != '=' && reader_.peek(1) != '='))
      return unexpected("“=”, “~=”, “|=”, “^=”, “$=”, “*=” or “]”");
    reader_.skip(reader_.peek() == '=' ? 1 : 2);
    reader_.skip_space();
    const std::size_t value = reader_.offset();
    if (reader_.peek() == '"' || reader_.peek() == '\'') {
      if (!reader_.string(test.value))
        return fail(value, "the string is not closed before the end of the line");
    } else if (reader_.at_identifier()) {
      test.value = reader_.identifier();
    } else {
      return unexpected("an identifier or a quoted string");
    }
    reader_.skip_space();
    if (reader_.at_identifier()) {
      const std::size_t at = reader_.offset();
      const std::string flag = lowercase(reader_.identifier());
      if (flag != "i" && flag != "s") return fail(at, "expected “i”, “s” or “]”, found " + quoted(flag));
      test.value_case = flag == "i" ? ValueCase::ignored : ValueCase::exact;
      reader_.skip_space();
    }
    if (!reader_.take(']') && !reader_.at_end()) return unexpected("“]”");
  }
  conditions.push_back({Test::attribute, 0, append(code_.attributes, std::move(test))});
  return true;
}

bool SelectorParser::unknown_pseudo_class(std::size_t offset, const std::string& name, bool functional) {
  if (forgiving_ != 0) return false;
  if (find_row(name, !functional) != nullptr)
    return fail(offset, quoted(":" + name) +
                            (functional ? " takes no argument" : " needs an argument in parentheses"));
  SimilarName similar(name);
  for (const PseudoClassRow& row : pseudo_class_rows())
    if (row.kind != PseudoKind::extension || options_.extensions) similar.consider(row.name);
  return fail(offset, "unknown pseudo-class " + quoted(":" + name),
              similar.best().empty() ? std::string() : ":" + std::string(similar.best()));
}

// Reads `::text` or `::attr(name)` at the end of a complex selector. They are extensions of parsel, and are
// not in any standard.
bool SelectorParser::value_pseudo_element(std::size_t offset, std::string_view name) {
  const std::string written = quoted("::" + std::string(name));
  if (!options_.extensions) return fail(offset, written + " is not CSS: it needs the option “extensions”");
  if (nesting_ != 0) return fail(offset, written + " is possible only at the end of a whole selector");
  if (name == "text") {
    taken_.taken = Taken::text;
    return true;
  }
  if (!reader_.take('(')) return unexpected("“(” and the name of an attribute after “::attr”");
  reader_.skip_space();
  if (!reader_.at_identifier()) return unexpected("the name of an attribute");
  std::string attribute = reader_.identifier();
  if (reader_.take(':')) {
    if (!reader_.at_identifier()) return unexpected("the rest of the name of an attribute");
    attribute.append(":").append(reader_.identifier());
  }
  reader_.skip_space();
  if (!reader_.take(')') && !reader_.at_end()) return unexpected("“)”");
  taken_ = {Taken::attribute, {attribute, lowercase(attribute)}, {}};
  return true;
}

bool SelectorParser::pseudo_class(std::vector<Condition>& conditions) {
  const std::size_t start = reader_.offset();
  reader_.skip();
  const bool two_colons = reader_.take(':');
  if (!reader_.at_identifier()) return unexpected("a name after “:”");
  const std::string name = lowercase(reader_.identifier());
  const PseudoElementRow* const element = find_pseudo_element(name);
  if (two_colons || (element != nullptr && element->one_colon)) {
    const std::string written = quoted((two_colons ? "::" : ":") + name);
    if (two_colons && (name == "text" || name == "attr")) return value_pseudo_element(start, name);
    if (element != nullptr)
      return fail(start, written + " is a pseudo-element, not an element of the document");
    const bool is_class = find_row(name, reader_.peek() == '(') != nullptr;
    return fail(start, "unknown pseudo-element " + written, is_class ? ":" + name : std::string());
  }
  const bool functional = reader_.take('(');
  const PseudoClassRow* const row = find_row(name, functional);
  if (row == nullptr) return unknown_pseudo_class(start, name, functional);
  if (row->kind == PseudoKind::extension && !options_.extensions)
    return fail(start, quoted(":" + name + "()") + " is not CSS: it needs the option “extensions”");
  if (!functional) return tree_pseudo_class(*row, conditions);
  if (nesting_ == kMaxNesting) {
    too_complex_ = true;
    return fail(start, "more than 16 pseudo-classes are nested");
  }
  if (row->pseudo_class == PseudoClass::has) {
    if (in_has_) return fail(start, "“:has()” cannot contain “:has()”");
    in_has_ = true;
  }
  ++nesting_;
  reader_.skip_space();
  const bool outer = compound_only_;
  const bool is_list =
      row->argument == PseudoArgument::forgiving_list || row->argument == PseudoArgument::selector_list;
  compound_only_ = row->argument == PseudoArgument::compound || (outer && is_list);
  bool valid = argument(*row, conditions);
  compound_only_ = outer;
  if (valid) {
    reader_.skip_space();
    if (!reader_.take(')') && !reader_.at_end()) valid = unexpected("“)”");
  }
  --nesting_;
  if (row->pseudo_class == PseudoClass::has) in_has_ = false;
  return valid;
}

// Handles pseudo-classes without an argument.
bool SelectorParser::tree_pseudo_class(const PseudoClassRow& row, std::vector<Condition>& conditions) {
  const auto nth = [&](bool from_end, bool of_type) {
    conditions.push_back({Test::nth, 0, append(code_.nths, Nth{0, 1, from_end, of_type})});
  };
  if (row.kind == PseudoKind::html) {
    conditions.push_back({Test::html, static_cast<std::uint8_t>(row.pseudo_class)});
    return true;
  }
  switch (row.pseudo_class) {
    case PseudoClass::root:
      conditions.push_back({Test::root});
      break;
    case PseudoClass::scope:
      conditions.push_back({Test::scope});
      break;
    case PseudoClass::empty:
      conditions.push_back({Test::empty});
      break;
    case PseudoClass::only_child:
      nth(true, false);
      [[fallthrough]];
    case PseudoClass::first_child:
      nth(false, false);
      break;
    case PseudoClass::last_child:
      nth(true, false);
      break;
    case PseudoClass::only_of_type:
      nth(true, true);
      [[fallthrough]];
    case PseudoClass::first_of_type:
      nth(false, true);
      break;
    case PseudoClass::last_of_type:
      nth(true, true);
      break;
    default:
      conditions.push_back({Test::nothing});
  }
  return true;
}

bool SelectorParser::list_argument(ListKind kind, Test test, std::vector<Condition>& conditions) {
  SelectorList found;
  if (!list(kind, found)) return false;
  conditions.push_back({test, 0, append(code_.lists, found)});
  return true;
}

bool SelectorParser::argument(const PseudoClassRow& row, std::vector<Condition>& conditions) {
  switch (row.argument) {
    case PseudoArgument::forgiving_list: {
      ++in_logical_;
      const bool valid = list_argument(ListKind::forgiving, Test::is, conditions);
      --in_logical_;
      return valid;
    }
    case PseudoArgument::selector_list: {
      ++in_logical_;
      const bool valid = list_argument(ListKind::plain, Test::is_not, conditions);
      --in_logical_;
      return valid;
    }
    case PseudoArgument::relative_list:
      return list_argument(ListKind::relative, Test::has, conditions);
    case PseudoArgument::nth:
    case PseudoArgument::nth_of:
      return nth_argument(row, conditions);
    case PseudoArgument::languages:
      return string_arguments({Test::language}, "a language", conditions);
    case PseudoArgument::strings: {
      const bool own = row.pseudo_class == PseudoClass::soup_contains_own;
      return string_arguments({Test::contains, own}, "a string", conditions);
    }
    case PseudoArgument::integers:
      return heading_argument(conditions);
    case PseudoArgument::direction: {
      if (!reader_.at_identifier()) return unexpected("“ltr” or “rtl”");
      const std::string word = lowercase(reader_.identifier());
      const Direction direction = word == "ltr"   ? Direction::ltr
                                  : word == "rtl" ? Direction::rtl
                                                  : Direction::other;
      conditions.push_back({Test::direction, static_cast<std::uint8_t>(direction)});
      return true;
    }
    case PseudoArgument::identifier:
      if (!reader_.at_identifier()) return unexpected("a name");
      reader_.identifier();
      break;
    case PseudoArgument::compound: {
      Compound ignored;
      if (!compound_selector(Combinator::none, ignored)) return false;
      break;
    }
    case PseudoArgument::none:
      break;
  }
  conditions.push_back({Test::nothing});
  return true;
}

bool SelectorParser::nth_argument(const PseudoClassRow& row, std::vector<Condition>& conditions) {
  Nth nth;
  const std::size_t start = reader_.offset();
  if (!reader_.an_plus_b(nth.a, nth.b)) return fail(start, "expected “odd”, “even”, or an+b, such as “2n+1”");
  nth.from_end =
      row.pseudo_class == PseudoClass::nth_last_child || row.pseudo_class == PseudoClass::nth_last_of_type;
  nth.of_type = row.argument == PseudoArgument::nth;
  reader_.skip_space();
  if (row.argument == PseudoArgument::nth_of && reader_.at_identifier()) {
    const std::size_t at = reader_.offset();
    if (lowercase(reader_.identifier()) != "of") return fail(at, "expected “of” or “)”");
    SelectorList of;
    ++in_logical_;
    const bool valid = list(ListKind::plain, of);
    --in_logical_;
    if (!valid) return false;
    nth.of = append(code_.lists, of);
  }
  conditions.push_back({Test::nth, 0, append(code_.nths, nth)});
  return true;
}

bool SelectorParser::string_arguments(Condition condition, std::string_view expected,
                                      std::vector<Condition>& conditions) {
  std::vector<std::string> strings;
  do {
    reader_.skip_space();
    std::string string;
    if (reader_.peek() == '"' || reader_.peek() == '\'') {
      const std::size_t start = reader_.offset();
      if (!reader_.string(string)) return fail(start, "the string is not closed before the end of the line");
    } else if (reader_.at_identifier()) {
      string = reader_.identifier();
    } else {
      return unexpected(expected);
    }
    strings.push_back(std::move(string));
    reader_.skip_space();
  } while (reader_.take(','));
  const auto count = count_of(strings.size());
  condition.index = append(code_.lists, SelectorList{append_all(code_.texts, strings), count});
  conditions.push_back(condition);
  return true;
}

bool SelectorParser::heading_argument(std::vector<Condition>& conditions) {
  std::uint32_t levels = 0;
  do {
    reader_.skip_space();
    std::int32_t level = 0;
    if (!reader_.integer(level)) return unexpected("a whole number");
    if (level >= 1 && level <= 6) levels |= 1u << level;
    reader_.skip_space();
  } while (reader_.take(','));
  conditions.push_back({Test::heading_level, 0, levels});
  return true;
}

}  // namespace lockstep::detail

// CSS selectors. An input is the header, a selector, a byte 1E, and markup. A selector that begins with a
// byte 1D is a program instead, which generates a selector that a naive matcher also understands.
#include "fuzz.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace lockstep::fuzz {
namespace {

constexpr std::size_t kNodes = 120;      // of a tree in which every element is asked
constexpr std::size_t kSelector = 4096;  // bytes

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\f' || c == '\r'; }

std::vector<std::string_view> tokens_of(std::string_view text) {
  std::vector<std::string_view> tokens;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && !is_space(text[end])) ++end;
    if (end > at) tokens.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return tokens;
}

// https://drafts.csswg.org/selectors-4/, without any optimization: asks every element about every part.
struct Complex;
using List = std::vector<Complex>;

struct Simple {
  enum Kind { universal, type, class_name, id, attribute, empty, nth_child, is, no, has } kind = universal;
  std::string name, value;
  char matcher = 0;  // of an attribute: 0 for its presence
  int step = 0, offset = 0;
  bool from_end = false;
  List arguments;
};

struct Compound {
  char combinator = 0;  // to the compound before; for the first of :has() to the element itself
  std::vector<Simple> parts;
};

struct Complex {
  std::vector<Compound> compounds;
};

class Matcher {
 public:
  explicit Matcher(const Document& document) : quirks_(document.quirks_mode() == QuirksMode::quirks) {}

  bool matches(const List& list, Node element) const {
    return std::any_of(list.begin(), list.end(),
                       [&](const Complex& one) { return matches(one, one.compounds.size() - 1, element); });
  }

 private:
  bool matches(const Complex& complex, std::size_t last, Node element) const {
    const Compound& compound = complex.compounds[last];
    if (!matches(compound, element)) return false;
    if (last == 0) return true;
    const auto before = [&](Node node) { return node.is_element() && matches(complex, last - 1, node); };
    switch (compound.combinator) {
      case '>':
        return before(element.parent());
      case '+':
        return before(element.previous_element_sibling());
      case '~':
        for (Node node = element.previous_element_sibling(); node; node = node.previous_element_sibling())
          if (before(node)) return true;
        return false;
      default:
        for (Node node = element.parent(); node; node = node.parent())
          if (before(node)) return true;
        return false;
    }
  }

  bool matches(const Compound& compound, Node element) const {
    return std::all_of(compound.parts.begin(), compound.parts.end(),
                       [&](const Simple& part) { return matches(part, element); });
  }

  bool matches(const Simple& part, Node element) const {
    switch (part.kind) {
      case Simple::universal:
        return true;
      case Simple::type: {
        std::string lowered = part.name;
        std::transform(lowered.begin(), lowered.end(), lowered.begin(), lower);
        return element.local_name() == (element.element_namespace() == Namespace::html ? lowered : part.name);
      }
      case Simple::class_name: {
        const std::vector<std::string_view> classes = tokens_of(element.attribute("class").value_or(""));
        return std::any_of(classes.begin(), classes.end(),
                           [&](std::string_view one) { return same(one, part.name); });
      }
      case Simple::id: {
        const std::optional<std::string_view> id = element.attribute("id");
        return id && !id->empty() && same(*id, part.name);
      }
      case Simple::attribute:
        return attribute_matches(part, element);
      case Simple::empty:
        for (const Node child : element.children())
          if (child.is_element() || (child.type() == NodeType::text && !child.data().empty())) return false;
        return true;
      case Simple::nth_child: {
        int index = 1;
        for (Node node = element;;) {
          node = part.from_end ? node.next_element_sibling() : node.previous_element_sibling();
          if (!node) break;
          ++index;
        }
        for (int n = 0; n <= 1000; ++n)
          if (part.step * n + part.offset == index) return true;
        return false;
      }
      case Simple::is:
        return matches(part.arguments, element);
      case Simple::no:
        return !matches(part.arguments, element);
      case Simple::has:
        return has(part, element);
    }
    return false;
  }

  // The arguments of :has() are one compound each here.
  bool has(const Simple& part, Node element) const {
    return std::any_of(part.arguments.begin(), part.arguments.end(), [&](const Complex& one) {
      const Compound& compound = one.compounds.front();
      switch (compound.combinator) {
        case '>':
          for (const Node child : element.child_elements())
            if (matches(compound, child)) return true;
          return false;
        case '+': {
          const Node next = element.next_element_sibling();
          return next && matches(compound, next);
        }
        case '~':
          for (Node node = element.next_element_sibling(); node; node = node.next_element_sibling())
            if (matches(compound, node)) return true;
          return false;
        default:
          for (const Node node : element.descendants())
            if (node.is_element() && matches(compound, node)) return true;
          return false;
      }
    });
  }

  static bool attribute_matches(const Simple& part, Node element) {
    // In no namespace; the names of HTML elements' attributes ignore case in the selector.
    std::optional<std::string_view> found;
    for (const Attribute attribute : element.attributes()) {
      if (attribute.attribute_namespace() != Namespace::none) continue;
      const bool html = element.element_namespace() == Namespace::html;
      std::string wanted = part.name;
      if (html) std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
      if (attribute.local_name() == wanted) found = attribute.value();
    }
    if (!found) return false;
    const std::string_view value = part.value;
    switch (part.matcher) {
      case 0:
        return true;
      case '=':
        return *found == value;
      case '~': {
        const std::vector<std::string_view> tokens = tokens_of(*found);
        return !value.empty() && std::find(tokens.begin(), tokens.end(), value) != tokens.end();
      }
      case '^':
        return !value.empty() && found->starts_with(value);
      case '$':
        return !value.empty() && found->ends_with(value);
      case '*':
        return !value.empty() && found->find(value) != std::string_view::npos;
      default:  // '|'
        return *found == value || (found->starts_with(value) && found->substr(value.size()).starts_with('-'));
    }
  }

  bool same(std::string_view a, std::string_view b) const {
    return quirks_ ? same_ignoring_case(a, b) : a == b;
  }

  bool quirks_;
};

// Makes a selector from a program, and writes it as CSS.
class Maker {
 public:
  explicit Maker(std::string_view program) : program_(program) {}

  List list(int depth) {
    List made;
    do {
      made.push_back(complex(depth));
    } while (program_.byte() % 4 == 1 && made.size() < 4);
    return made;
  }

  static std::string css(const List& list) {
    std::string out;
    for (const Complex& one : list) {
      if (!out.empty()) out += ", ";
      for (std::size_t i = 0; i < one.compounds.size(); ++i) {
        const Compound& compound = one.compounds[i];
        if (compound.combinator != 0)
          out += compound.combinator == ' ' && i == 0 ? "" : std::string{' ', compound.combinator, ' '};
        for (const Simple& part : compound.parts) out += css(part);
      }
    }
    return out;
  }

 private:
  static constexpr std::string_view kTypes[] = {
      "p", "div", "a",  "b",  "TD",  "table", "tr",   "svg",           "path",
      "g", "li",  "ul", "mi", "svg", "body",  "html", "foreignObject", "linearGradient"};
  static constexpr std::string_view kNames[] = {"a", "b", "A", "x", "y", "long-name", "\xC3\xA9"};
  static constexpr std::string_view kAttributes[] = {"id",     "class",   "title",   "data-a",
                                                     "DATA-A", "viewBox", "viewbox", "href"};
  static constexpr std::string_view kValues[] = {"", "a", "b", "A", "x", "a b", "a-b", "\xC3\xA9", " "};

  template <class Array>
  std::string_view one_of(const Array& array) {
    return array[program_.byte() % std::size(array)];
  }

  Complex complex(int depth) {
    Complex made;
    do {
      made.compounds.push_back(compound(depth, made.compounds.empty() ? '\0' : " >+~"[program_.byte() % 4]));
    } while (program_.byte() % 2 == 1 && made.compounds.size() < 4);
    return made;
  }

  Compound compound(int depth, char combinator) {
    Compound made;
    made.combinator = combinator;
    made.parts.push_back(first());
    while (program_.byte() % 2 == 1 && made.parts.size() < 4) made.parts.push_back(simple(depth));
    return made;
  }

  Simple first() {
    Simple made;
    if (program_.byte() % 2 == 1) {
      made.kind = Simple::type;
      made.name = one_of(kTypes);
    }
    return made;
  }

  Simple simple(int depth) {
    Simple made;
    switch (program_.byte() % (depth > 0 ? 8 : 5)) {
      case 0:
        made.kind = Simple::class_name;
        made.name = one_of(kNames);
        break;
      case 1:
        made.kind = Simple::id;
        made.name = one_of(kNames);
        break;
      case 2:
        made.kind = Simple::attribute;
        made.name = one_of(kAttributes);
        made.matcher = "\0=~^$*|"[program_.byte() % 7];
        if (made.matcher != 0) made.value = one_of(kValues);
        break;
      case 3:
        made.kind = Simple::empty;
        break;
      case 4:
        made.kind = Simple::nth_child;
        made.step = program_.byte() % 7 - 3;
        made.offset = program_.byte() % 9 - 4;
        made.from_end = program_.byte() % 2 == 1;
        break;
      case 5:
        made.kind = Simple::is;
        made.arguments = list(depth - 1);
        break;
      case 6:
        made.kind = Simple::no;
        made.arguments = list(depth - 1);
        break;
      default:
        made.kind = Simple::has;
        do {
          made.arguments.push_back({{compound(0, " >+~"[program_.byte() % 4])}});
        } while (program_.byte() % 4 == 1 && made.arguments.size() < 3);
    }
    return made;
  }

  static std::string css(const Simple& part) {
    switch (part.kind) {
      case Simple::universal:
        return "*";
      case Simple::type:
        return part.name;
      case Simple::class_name:
        return "." + part.name;
      case Simple::id:
        return "#" + part.name;
      case Simple::attribute: {
        std::string out = "[" + part.name;
        if (part.matcher != 0) {
          if (part.matcher != '=') out += part.matcher;
          out += "=\"" + part.value + "\"";
        }
        return out + "]";
      }
      case Simple::empty:
        return ":empty";
      case Simple::nth_child:
        return std::string(part.from_end ? ":nth-last-child(" : ":nth-child(") + std::to_string(part.step) +
               "n" + (part.offset < 0 ? "" : "+") + std::to_string(part.offset) + ")";
      case Simple::is:
        return ":is(" + css(part.arguments) + ")";
      case Simple::no:
        return ":not(" + css(part.arguments) + ")";
      case Simple::has:
        return ":has(" + css(part.arguments) + ")";
    }
    return "";
  }

  Program program_;
};

std::vector<Node> elements_of(Node root) {
  std::vector<Node> elements;
  for (const Node node : root.descendants())
    if (node.is_element()) elements.push_back(node);
  return elements;
}

std::vector<Node> selected(const Selector& selector, Node root) {
  std::vector<Node> found;
  for (const Node node : selector.select(root)) found.push_back(node);
  return found;
}

// Whether what is put around the selector stays outside of it, and neither :scope nor & occurs.
bool is_closed(std::string_view css) {
  if (css.find_first_of("\"'\\&") != std::string_view::npos || css.find("/*") != std::string_view::npos)
    return false;
  std::string lowered(css);
  std::transform(lowered.begin(), lowered.end(), lowered.begin(), lower);
  if (lowered.find("scope") != std::string::npos || lowered.find("url(") != std::string::npos) return false;
  const auto count = [&](char c) { return std::count(css.begin(), css.end(), c); };
  return count('(') == count(')') && count('[') == count(']') && count('{') == count('}');
}

void check_error(const SelectorError& error, std::string_view css) {
  expect(!error.message.empty(), "a selector is refused without a message");
  expect(error.offset <= css.size(), "an error after the end of the selector");
  expect(error.column >= 1 && error.column <= css.size() + 1, "a column after the end of the selector");
}

void check_selector(std::string_view css, const Document& document, bool thorough) {
  const Node root = document.result();
  const SelectorResult parsed = Selector::parse(css);
  if (!parsed) {
    check_error(parsed.error(), css);
    expect(!parsed->select_first(root) && parsed->select(root).begin() == parsed->select(root).end(),
           "an invalid selector selects");
    return;
  }
  const std::vector<Node> elements = elements_of(root);
  const std::vector<Node> found = selected(*parsed, root);
  // In tree order, so nothing twice.
  std::size_t at = 0;
  for (const Node node : found) {
    while (at < elements.size() && elements[at] != node) ++at;
    expect(at < elements.size(), "selected nodes are not in tree order");
    ++at;
  }
  expect(parsed->select_first(root) == (found.empty() ? Node() : found.front()),
         "select_first() is not the first");
  // By now it may be known that the nodes are in tree order.
  expect(selected(*parsed, root) == found, "a second select() selects something else");
  if (!elements.empty()) {
    const Node some = elements[elements.size() / 2];
    std::vector<Node> inside;
    for (const Node node : found)
      if (node != some && some.contains(node)) inside.push_back(node);
    // `:scope` and `&`; an escape may be a letter.
    const bool has_scope = css.find_first_of("sS&\\") != std::string_view::npos;
    if (!has_scope) expect(selected(*parsed, some) == inside, "select() in an element differs");
  }
  if (!is_closed(css)) return;

  if (elements.size() > kNodes && !thorough) return;
  std::size_t next = 0;
  for (const Node element : elements) {
    const bool is_selected = next < found.size() && found[next] == element;
    if (is_selected) ++next;
    expect(parsed->matches(element) == is_selected, "matches() and select() differ");
  }
  if (!thorough) return;
  for (const Node element : elements) {
    Node nearest = element;
    while (nearest.is_element() && !parsed->matches(nearest)) nearest = nearest.parent();
    expect(parsed->closest(element) == (nearest.is_element() ? nearest : Node()),
           "closest() is not the nearest match");
  }
  const std::string inside(css);
  if (const SelectorResult is = Selector::parse(":is(" + inside + ")"))
    expect(selected(*is, root) == found, ":is() selects something else");
  if (const SelectorResult no = Selector::parse(":not(" + inside + ")"))
    expect(selected(*no, root).size() + found.size() == elements.size(), ":not() is not the complement");
}

void check(std::string_view input) {
  const std::optional<Case> read = read_case(input);
  if (!read) return;
  const std::size_t separator = read->markup.find('\x1E');
  if (separator == std::string_view::npos || separator > kSelector) return;
  const std::string_view css = read->markup.substr(0, separator), markup = read->markup.substr(separator + 1);
  Document document =
      read->context ? parse_fragment(markup, *read->context, read->options) : parse(markup, read->options);
  if (!css.starts_with('\x1D')) {
    check_selector(css, document, sampled(input, 4));
    change(document, elements_of(document.result()), css);
    check_selector(css, document, sampled(input, 8));
    return;
  }
  const List list = Maker(css.substr(1)).list(2);
  const std::string written = Maker::css(list);
  const SelectorResult parsed = Selector::parse(written);
  if (!parsed) expect_same("a valid selector is refused", written, parsed.error().message);
  check_selector(written, document, sampled(input, 4));
  change(document, elements_of(document.result()), css.substr(1));
  check_selector(written, document, false);
  const Matcher matcher(document);
  const std::vector<Node> elements = elements_of(document.result());
  if (elements.size() > kNodes) return;
  for (const Node element : elements) {
    const bool expected = matcher.matches(list, element);
    if (parsed->matches(element) != expected)
      expect_same(written, element.outer_html() + (expected ? " matches" : " does not match"),
                  "the opposite");
  }
}

}  // namespace
}  // namespace lockstep::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  lockstep::fuzz::check(lockstep::fuzz::view_of(data, size));
  return 0;
}

// Rules about one element and its children or siblings.
#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "lockstep/ranges.h"
#include "text/decimal.h"
#include "text/utf_16.h"
#include "validate/rules/walk.h"
#include "validate/values/scanner.h"

namespace lockstep::detail::authoring {

namespace {

bool begins_with_auto(std::string_view sizes) {
  const std::string_view text = without_spaces_around(sizes);
  return text.size() >= 4 && equals_ignoring_case(text.substr(0, 4), "auto") &&
         (text.size() == 4 || text[4] == ',' || is_ascii_space(text[4]));
}

// Whether the image may lack alternative text.
// https://html.spec.whatwg.org/multipage/images.html#unknown-images
bool may_lack_alt(const Subject& image, Node figure) {
  return !image.text(attr::title).empty() || (figure && figure.select_first("figcaption"));
}

std::optional<double> number_of(const Subject& element, NameId attribute) {
  const std::string_view text = element.text(attribute);
  if (!is_valid(ValueSyntax::valid_floating_point_number, text)) return std::nullopt;
  return number_of_digits(text);
}

void check_sizes(const Subject& element, const Subject& image, Findings& findings) {
  const bool is_automatic = element.is(tag::source) && image.is_word(attr::loading, "lazy") &&
                            begins_with_auto(image.text(attr::sizes));
  if (has_widths(element.text(attr::srcset)) && !element.has(attr::sizes) && !is_automatic)
    findings.add_about_attribute(FindingRule::sizes_missing, element.node, element.index(attr::srcset), {});
  if (element.has(attr::srcset) && element.has(attr::sizes) && !has_widths(element.text(attr::srcset)))
    findings.add_about_attribute(FindingRule::sizes_without_widths, element.node, element.index(attr::sizes),
                                 {});
  if (begins_with_auto(element.text(attr::sizes)) && !image.is_word(attr::loading, "lazy"))
    findings.add_about_attribute(FindingRule::sizes_auto_not_lazy, element.node, element.index(attr::sizes),
                                 {});
}

}  // namespace

std::optional<int> integer_of(const Subject& element, NameId attribute) {
  const std::string_view text = element.text(attribute);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

bool has_widths(std::string_view image_candidates) {
  Scanner scanner(image_candidates);
  for (scanner.skip_spaces(); !scanner.is_done(); scanner.skip_spaces()) {
    scanner.take_while([](char c) { return !is_ascii_space(c); });
    const std::string_view descriptors = without_spaces_around(scanner.take_until(','));
    if (descriptors.ends_with('w')) return true;
    scanner.skip();
  }
  return false;
}

void check_image(const Subject& image, Node figure, Findings& findings) {
  if (!image.has(attr::alt) && !may_lack_alt(image, figure))
    findings.add(FindingRule::img_alt_missing, image.node, {{"element", tag_of(image.node)}});
  check_sizes(image, image, findings);
}

// https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element
void check_picture(const Subject& picture, Findings& findings) {
  std::vector<Node> children;
  for (const Node child : picture.node.child_elements()) children.push_back(child);
  Node image;
  bool has_next = false;  // a source or an image with srcset
  std::reverse(children.begin(), children.end());
  for (const Node child : children) {
    const Subject element{child};
    if (element.is(tag::img)) {
      image = child;
      has_next = has_next || element.has(attr::srcset);
    } else if (element.is(tag::source)) {
      if (image) check_sizes(element, Subject(image), findings);
      const std::string_view media = without_spaces_around(element.text(attr::media));
      if (has_next && !element.has(attr::type) && (media.empty() || equals_ignoring_case(media, "all")))
        findings.add(FindingRule::source_never_passed, child, {});
      has_next = true;
    }
  }
}

// https://html.spec.whatwg.org/multipage/form-elements.html#the-meter-element
void check_gauge(const Subject& gauge, Findings& findings) {
  const bool is_meter = gauge.is(tag::meter);
  const auto minimum = is_meter ? number_of(gauge, attr::min) : std::nullopt,
             maximum = number_of(gauge, attr::max);
  struct Mark {
    std::string_view name;
    std::optional<double> number;
  };
  const Mark min{"min", minimum.value_or(0)}, max{"max", maximum.value_or(1)};
  const Mark low{"low", number_of(gauge, attr::low)}, high{"high", number_of(gauge, attr::high)};
  const Mark value{"value", number_of(gauge, attr::value)},
      optimum{"optimum", number_of(gauge, attr::optimum)};
  const auto compare = [&](const Mark& first, const Mark& second) {
    if (first.number && second.number && *first.number > *second.number)
      findings.add(FindingRule::gauge_out_of_order, gauge.node,
                   {{"first", first.name}, {"second", second.name}});
  };
  compare(min, value);
  compare(value, max);
  if (!is_meter) return;
  compare(min, max);
  compare(min, low);
  compare(low, high);
  compare(high, max);
  compare(min, optimum);
  compare(optimum, max);
  if (!low.number) compare(min, high);
  if (!high.number) compare(low, max);
}

// https://html.spec.whatwg.org/multipage/images.html#a-link-or-button-containing-nothing-but-the-image
void check_link_text(const Subject& link, Findings& findings) {
  if (link.is(tag::a) && !link.has(attr::href)) return;
  // Names that the Standard's sentence does not consider.
  if (link.has(attr::aria_label) || link.has(attr::aria_labelledby) || !link.text(attr::title).empty())
    return;
  bool has_image = false;
  for (const Node node : link.node.descendants()) {
    const Subject element(node);
    if (node.type() == NodeType::text && !is_blank(node.data())) return;
    // An image of another kind; interactive content.
    if ((node.is_element() && !element.is_html()) || element.is(tag::a) || element.is(tag::button)) return;
    if (!element.is(tag::img)) continue;
    if (!element.has(attr::alt) || !element.text(attr::alt).empty()) return;
    has_image = true;
  }
  if (has_image)
    findings.add(FindingRule::img_alt_empty_in_link, link.node, {{"element", tag_of(link.node)}});
}

namespace {

// Whether `first` is after `second`. Both are dates or times of one kind, which have years of any length.
bool is_later(std::string first, std::string second) {
  std::replace(first.begin(), first.end(), ' ', 'T');
  std::replace(second.begin(), second.end(), ' ', 'T');
  const std::size_t year = first.find('-'), other = second.find('-');
  // 10:00 and 10:00:00 are the same time.
  return year != other ? year > other : first > second && !first.starts_with(second);
}

// https://html.spec.whatwg.org/multipage/input.html#attr-input-max
bool has_maximum_below_minimum(const Subject& input) {
  if (!input.has(attr::min) || !input.has(attr::max)) return false;
  if (input.is_word(attr::type, "number") || input.is_word(attr::type, "range")) {
    const auto minimum = number_of(input, attr::min), maximum = number_of(input, attr::max);
    return minimum && maximum && *minimum > *maximum;
  }
  // Times have a periodic domain, so their range may be reversed.
  static constexpr std::pair<std::string_view, ValueSyntax> kKinds[] = {
      {"date", ValueSyntax::valid_date_string},
      {"month", ValueSyntax::valid_month_string},
      {"week", ValueSyntax::valid_week_string},
      {"datetime-local", ValueSyntax::valid_local_date_and_time_string}};
  const std::string_view minimum = input.text(attr::min), maximum = input.text(attr::max);
  for (const auto& [type, syntax] : kKinds)
    if (input.is_word(attr::type, type))
      return is_valid(syntax, minimum) && is_valid(syntax, maximum) &&
             is_later(std::string(minimum), std::string(maximum));
  return false;
}

}  // namespace

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-maxlength
void check_limits(const Subject& control, Findings& findings) {
  if (has_maximum_below_minimum(control))
    findings.add_about_attribute(FindingRule::min_greater_than_max, control.node, control.index(attr::min),
                                 {});
  const auto least = integer_of(control, attr::minlength), most = integer_of(control, attr::maxlength);
  if (!most) return;
  if (least && *least > *most)
    findings.add_about_attribute(FindingRule::length_limits, control.node, control.index(attr::minlength),
                                 {});
  const std::size_t length = control.is(tag::textarea) ? utf_16_length(control.node.text_content())
                                                       : utf_16_length(control.text(attr::value));
  if (*most >= 0 && length > static_cast<std::size_t>(*most))
    findings.add_about_attribute(FindingRule::value_too_long, control.node, control.index(attr::maxlength),
                                 {{"length", std::to_string(length)}, {"most", std::to_string(*most)}});
}

namespace {

// The text of an element, without spaces around it; empty if it is long, or if the element has many nodes,
// since an element with as many may be inside it.
std::string short_text(Node element) {
  constexpr std::size_t kNodes = 50, kBytes = 500;
  std::string text;
  std::size_t nodes = 0;
  for (const Node node : element.descendants()) {
    if (++nodes > kNodes) return {};
    if (node.type() != NodeType::text) continue;
    if (text.size() + node.data().size() > kBytes) return {};
    text += node.data();
  }
  return std::string(without_spaces_around(text));
}

}  // namespace

// https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element
void check_terms(const Subject& list, Findings& findings) {
  std::unordered_map<std::string, Node> terms;
  const auto check = [&](Node term) {
    if (!Subject(term).is(tag::dt)) return;
    std::string name = short_text(term);
    if (name.empty()) return;
    const auto [first, is_new] = terms.emplace(std::move(name), term);
    if (is_new) return;
    Finding& finding = findings.add(FindingRule::dt_repeated, term, {{"name", quoted(first->first)}});
    findings.set_second(finding, FindingRule::dt_repeated, first->second, {});
  };
  for (const Node child : list.node.child_elements()) {
    check(child);
    if (Subject(child).is(tag::div))
      for (const Node inner : child.child_elements()) check(inner);
  }
}

// https://html.spec.whatwg.org/multipage/media.html#attr-track-label
void check_tracks(const Subject& media, Findings& findings) {
  std::map<std::array<std::string, 3>, Node> tracks;
  for (const Node child : media.node.child_elements()) {
    const Subject track(child);
    if (!track.is(tag::track)) continue;
    // A missing attribute differs from an empty one.
    const auto key = [&](NameId attribute) {
      return track.has(attribute) ? '=' + std::string(track.text(attribute)) : std::string();
    };
    const std::string kind = track.has(attr::kind) ? in_ascii_lowercase(track.text(attr::kind)) : "subtitles";
    const auto [first, is_new] =
        tracks.emplace(std::array{kind, in_ascii_lowercase(key(attr::srclang)), key(attr::label)}, child);
    if (is_new) continue;
    Finding& finding = findings.add(FindingRule::track_repeated, child, {});
    findings.set_second(finding, FindingRule::track_repeated, first->second, {});
  }
}

// https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
void check_time(const Subject& time, Findings& findings) {
  if (time.has(attr::datetime)) return;
  const std::string text = time.node.text_content();
  if (const auto fault = value_fault(ValueSyntax::value_of_a_time_element, text))
    findings.add(FindingRule::time_text, time.node,
                 {{"element", tag_of(time.node)}, {"fault", fault->sentence}});
}

}  // namespace lockstep::detail::authoring

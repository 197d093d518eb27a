// Rules about one element and its children or siblings.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "lockstep/ranges.h"
#include "text/decimal.h"
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

// https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-time-element
void check_time(const Subject& time, Findings& findings) {
  if (time.has(attr::datetime)) return;
  const std::string text = time.node.text_content();
  if (const auto fault = value_fault(ValueSyntax::value_of_a_time_element, text))
    findings.add(FindingRule::time_text, time.node,
                 {{"element", tag_of(time.node)}, {"fault", fault->sentence}});
}

}  // namespace lockstep::detail::authoring

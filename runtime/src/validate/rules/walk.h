// The rules for the elements of one tree: a document, the contents of a template, or a shadow root.
#ifndef LOCKSTEP_VALIDATE_RULES_WALK_H
#define LOCKSTEP_VALIDATE_RULES_WALK_H

#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "validate/findings.h"
#include "validate/rules/ids.h"
#include "validate/rules/metadata.h"
#include "validate/rules/microdata.h"
#include "validate/rules/selector_rules.h"

namespace lockstep::detail::authoring {

constexpr int kLowestHeading = 9;

// Visits each element in tree order, and again at its end; the stacks contain the elements that are open at
// the time.
class RuleWalk {
 public:
  RuleWalk(Node root, bool is_document, Findings& findings)
      : root_(root),
        is_document_(is_document),
        ids_(findings),
        metadata_(is_document, findings),
        items_(findings),
        selector_rules_(root),
        findings_(findings) {
    scopes_.emplace_back();
    headings_.emplace_back();
  }

  void run();
  // The template contents and shadow roots, which are separate trees.
  const std::vector<Node>& inner_roots() const { return inner_roots_; }

 private:
  struct Label {
    Node node, first;  // the label and the first control in it
  };
  struct Select {
    Node node, selected, first_option;
  };
  struct Pair {
    Node first, second;
  };
  struct HeadingScope {
    Node element;
    int offset = 0;
  };
  struct AutofocusScope {
    Node element, first;
  };

  void enter(const Subject& element);
  void leave(const Subject& element);
  void enter_html(const Subject& element);
  void check_languages(const Subject& element);
  void check_autofocus(const Subject& element);
  void check_main(const Subject& element);
  void check_heading(const Subject& element, int level);
  void check_details(const Subject& element);
  void check_control(const Subject& element);
  void note_radio(const Subject& radio);
  void check_option(const Subject& element);
  void check_select(const Select& select);
  void check_labels();
  void check_radios();
  void check_document();

  Node root_;
  bool is_document_;
  Ids ids_;
  Metadata metadata_;
  Microdata items_;
  SelectorRules selector_rules_;
  Findings& findings_;
  std::vector<Node> inner_roots_, tables_;
  std::vector<Node> figures_, forms_;  // those that are open
  std::vector<Label> labels_;
  std::vector<Select> selects_;
  std::vector<AutofocusScope> scopes_;
  std::vector<std::pair<Subject, Node>> radios_;  // with the form around each
  std::vector<HeadingScope> headings_;
  std::vector<Pair> labelled_;                                 // a label with `for`, and a control in it
  std::unordered_map<std::string_view, Node> details_around_;  // the outermost around the element, by name
  std::unordered_map<std::string_view, Node> open_details_;
  Node main_, heading_;
  Node hidden_;  // the outermost hidden element that is open
  int level_ = 0, highest_level_ = kLowestHeading;
  std::size_t maps_ = 0;
};

// The rules for one element and its children.
// `figure`: the nearest one around the image, if any.
void check_image(const Subject& image, Node figure, Findings& findings);
void check_picture(const Subject& picture, Findings& findings);
void check_gauge(const Subject& meter_or_progress, Findings& findings);
void check_link_text(const Subject& link_or_button, Findings& findings);
// The limits of an input or a textarea, and its value.
void check_limits(const Subject& control, Findings& findings);
void check_terms(const Subject& list, Findings& findings);
void check_time(const Subject& time, Findings& findings);
void check_tracks(const Subject& media, Findings& findings);
// The value of an attribute that is an integer.
std::optional<int> integer_of(const Subject& element, NameId attribute);
// Whether any candidate in an attribute has a width.
bool has_widths(std::string_view image_candidates);

}  // namespace lockstep::detail::authoring

#endif

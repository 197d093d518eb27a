// The ids and names of the elements of one tree, and the references to them.
#ifndef LOCKSTEP_VALIDATE_RULES_IDS_H
#define LOCKSTEP_VALIDATE_RULES_IDS_H

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "validate/findings.h"
#include "validate/subject.h"

namespace lockstep::detail::authoring {

class Ids {
 public:
  explicit Ids(Findings& findings) : findings_(findings) {}

  // Records an element with its id and its references. `is_hidden`: whether it, or an element around it, has
  // the hidden attribute.
  void note(const Subject& element, bool is_hidden);
  // Adds the findings about references; called when all elements have been recorded.
  void check_references();
  // Returns the first element with the id; null if there is none.
  Node find(std::string_view id) const;

 private:
  struct Reference {
    Subject element;
    NameId attribute;
    bool is_hidden = false;
  };

  void note_references(const Subject& element, bool is_hidden);
  void note_map(const Subject& element);
  // Notes the name of an element, and reports it if another element of this kind has it.
  void note_name(const Subject& element, std::unordered_map<std::string_view, Node>& names,
                 FindingRule repeated);
  void note_anchor(const Subject& element);
  void report_repeated_name(const Subject& anchor, Node other);
  void check(const Reference& reference);
  void check(const Reference& reference, std::string_view id);
  void check_usemap(const Subject& element);
  void check_visible(const Reference& reference, std::string_view id, Node target);
  std::string_view wrong_kind(const Reference& reference, const Subject& target) const;

  Findings& findings_;
  std::unordered_map<std::string_view, Node> ids_, maps_, forms_, anchors_;
  std::unordered_set<std::string_view> hidden_;  // those of the ids
  std::vector<Reference> references_;
  std::vector<Subject> named_;  // <a> with a name and without an id
};

// Whether a label may label the element. https://html.spec.whatwg.org/multipage/forms.html#category-label
bool is_labelable(const Subject& element);

}  // namespace lockstep::detail::authoring

#endif

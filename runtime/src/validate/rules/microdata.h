// Rules for microdata items and their properties. https://html.spec.whatwg.org/multipage/microdata.html
#ifndef LOCKSTEP_VALIDATE_RULES_MICRODATA_H
#define LOCKSTEP_VALIDATE_RULES_MICRODATA_H

#include <string_view>
#include <unordered_set>
#include <vector>

#include "validate/findings.h"
#include "validate/subject.h"

namespace lockstep::detail::authoring {

class Microdata {
 public:
  explicit Microdata(Findings& findings) : findings_(findings) {}

  void enter(const Subject& element);
  void leave(const Subject& element);
  // Called when all elements have been recorded.
  void check_properties();

 private:
  void note_references(const Subject& element);
  void check_property(const Subject& element);

  Findings& findings_;
  std::size_t items_ = 0;                          // the number of items around the current element
  std::vector<Node> orphans_;                      // properties that are not inside an item
  std::unordered_set<std::string_view> referred_;  // ids in itemref attributes
};

}  // namespace lockstep::detail::authoring

#endif

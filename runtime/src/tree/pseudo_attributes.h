// The attributes written in the data of a processing instruction.
#ifndef LOCKSTEP_TREE_PSEUDO_ATTRIBUTES_H
#define LOCKSTEP_TREE_PSEUDO_ATTRIBUTES_H

#include <string>
#include <string_view>

#include "lockstep/export.h"

namespace lockstep::detail {

// https://dom.spec.whatwg.org/#get-a-processing-instruction-attribute, using the rules for parsing
// pseudo-attributes in https://www.w3.org/TR/xml-stylesheet/: the whole data must match the grammar, and no
// name may occur twice.
class PseudoAttributes {
 public:
  // Returns the value of the attribute, or a view whose data() is null. Valid until the next call. O(data log
  // data)
  LOCKSTEP_EXPORT std::string_view find(std::string_view data, std::string_view name);

 private:
  std::string value_;
};

}  // namespace lockstep::detail

#endif

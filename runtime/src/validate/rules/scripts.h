// Rules for script elements. https://html.spec.whatwg.org/multipage/scripting.html#the-script-element
#ifndef LOCKSTEP_VALIDATE_RULES_SCRIPTS_H
#define LOCKSTEP_VALIDATE_RULES_SCRIPTS_H

#include <string>

#include "text/json_reader.h"
#include "validate/findings.h"
#include "validate/subject.h"

namespace lockstep::detail::authoring {

// Adds the findings of an import map or of speculation rules. O(text)
void check_script(const Subject& script, Findings& findings);

// The fault in an import map or a set of speculation rules, and its place; the sentence is empty if there is
// none.
struct JsonFault {
  std::string sentence;
  std::size_t offset = 0;
  explicit operator bool() const { return !sentence.empty(); }
};
// https://html.spec.whatwg.org/multipage/webappapis.html#parse-an-import-map-string
JsonFault import_map_fault(JsonValue map);
// https://html.spec.whatwg.org/multipage/speculative-loading.html#parse-a-speculation-rule-set-string
JsonFault speculation_rules_fault(JsonValue rules);

}  // namespace lockstep::detail::authoring

#endif

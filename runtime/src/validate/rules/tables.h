// Rules for the table model. https://html.spec.whatwg.org/multipage/tables.html#forming-a-table
#ifndef LOCKSTEP_VALIDATE_RULES_TABLES_H
#define LOCKSTEP_VALIDATE_RULES_TABLES_H

#include "validate/findings.h"
#include "validate/rules/ids.h"

namespace lockstep::detail::authoring {

// Adds the findings about the table model errors of a table, and about cells whose headers attributes refer
// to anything but other header cells of the table. Stops tracking downward-growing cells if there are very
// many. O(cells · log(cells))
void check_table(Node table, const Ids& ids, Findings& findings);

}  // namespace lockstep::detail::authoring

#endif

// Comparisons for conditions on values: words, attribute values, languages.
#ifndef LOCKSTEP_SELECT_VALUE_TESTS_H
#define LOCKSTEP_SELECT_VALUE_TESTS_H

#include <string_view>

#include "select/code.h"

namespace lockstep::detail {

bool are_equal(std::string_view a, std::string_view b, bool ignore_case);
// Whether a list of words separated by ASCII whitespace contains that word, which must be nonempty and
// contain no whitespace.
bool has_word(std::string_view list, std::string_view word, bool ignore_case);
// Whether the value of an attribute passes the test; `ignore_case`: as the document requires.
bool value_fits(std::string_view value, const AttributeTest& test, bool ignore_case);
// https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2, as modified by
// https://drafts.csswg.org/selectors/#the-lang-pseudo.
bool language_fits(std::string_view language, std::string_view range);

}  // namespace lockstep::detail

#endif

// What conditions on values compare: words, attribute values, languages.
#ifndef LOCKSTEP_SELECT_VALUE_TESTS_H
#define LOCKSTEP_SELECT_VALUE_TESTS_H

#include <string_view>

#include "select/code.h"

namespace lockstep::detail {

bool are_equal(std::string_view a, std::string_view b, bool ignore_case);
// Whether a list of words separated by ASCII whitespace has that word, which is not empty and has none.
bool has_word(std::string_view list, std::string_view word, bool ignore_case);
// Whether the value of an attribute is as the test wants it; `ignore_case` if the document says so.
bool value_fits(std::string_view value, const AttributeTest& test, bool ignore_case);
// https://www.rfc-editor.org/rfc/rfc4647#section-3.3.2, as
// https://drafts.csswg.org/selectors/#the-lang-pseudo changes it.
bool language_fits(std::string_view language, std::string_view range);

}  // namespace lockstep::detail

#endif
